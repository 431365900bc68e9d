export const BATCH_LABELS = {
  title: 'Title',
  expectedDelivery: 'Expected delivery',
  customRequestKempa: 'Request to the kit supplier',
  customRequestPrinting: 'Request to the printing company',
}
