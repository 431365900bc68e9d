/** Says why the size of an item was not changed or exchanged. */
export const SIZE_REFUSALS = {
  NOT_PLACED: 'This has been refunded or cancelled',
  NO_SUCH_SIZE: 'Choose another size',
  PRICE_DIFFERS: 'This size has another price. Refund the item and ask the buyer to order it again',
  SOLD_OUT: 'There is not enough of this size. Choose another one',
} as const
