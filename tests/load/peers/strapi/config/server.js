module.exports = {
  host: '127.0.0.1',
  port: Number(process.env.PORT ?? 0),
  app: { keys: ['a secret for measuring, 32 characters'] },
  logger: { startup: { enabled: false }, updates: { enabled: false } },
}
