import { DefaultLogger, DefaultSearchPlugin, dummyPaymentHandler, LogLevel } from '@vendure/core'

const { DATABASE_URL, PORT = '0', SEED } = process.env

export const config = {
  apiOptions: { hostname: '127.0.0.1', port: Number(PORT), cors: false },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: 'administrator', password: 'a secret for measuring' },
  },
  dbConnectionOptions: {
    type: 'postgres',
    synchronize: SEED === '1',
    extra: { connectionString: DATABASE_URL },
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  plugins: [DefaultSearchPlugin.init({ indexStockStatus: true })],
  logger: new DefaultLogger({ level: LogLevel.Warn }),
}
