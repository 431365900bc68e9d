import { expect, test } from 'vitest'
import { localDate } from '../../../../kernel/dates.ts'
import { readBankFile } from './read-file.ts'
import { type BankFile, importWords } from './statement.ts'

const TODAY = localDate('2026-06-20')

function fileOf(text: string): BankFile {
  const read = readBankFile(text, TODAY)
  if (!read.ok) throw new Error(read.reason)
  return read.file
}
const paymentsIn = (text: string) =>
  fileOf(text).payments.map(({ paidOn, amount, payer, text }) => [paidOn, amount, payer, text])

test('a file without the columns of a bank statement is refused', () => {
  expect(readBankFile('Name,E-mail\nAna,ana@example.org\n', TODAY)).toEqual({
    ok: false,
    reason: 'UNKNOWN_COLUMNS',
  })
  expect(readBankFile('', TODAY)).toMatchObject({ reason: 'EMPTY' })
  expect(readBankFile('OFXHEADER:100\n<OFX></OFX>', TODAY)).toMatchObject({ reason: 'NO_TRANSACTIONS' })
  expect(readBankFile('Date,Amount\n"2026-06-01,1\n', TODAY)).toMatchObject({ reason: 'OPEN_QUOTE', row: 2 })
})

test('a day that does not exist, is in the future or is years ago, and an amount that is none, are named by their row', () => {
  const { payments, problems } = fileOf(
    [
      'Date,Description,Amount',
      '31/02/2026,Ana,45.00',
      '21/06/2026,Ana,45.00',
      '19/06/2024,Ana,45.00',
      '18/06/0026,Ana,45.00',
      ',Ana,45.00',
      '18/06/2026,Ana,=1+1',
      '18/06/2026,Ana,"45,00"',
      '18/06/2026,Ana,',
      '18/06/2026,Ana,1e9',
      '18/06/2026,"=HYPERLINK(""http://evil"")",45.00',
    ].join('\n'),
  )
  expect(problems).toEqual([
    { row: 2, text: '“31/02/2026” is not a day' },
    { row: 3, text: '21/06/2026 is later than today' },
    { row: 4, text: '19/06/2024 is more than two years ago' },
    { row: 5, text: '18/06/0026 is more than two years ago' },
    { row: 6, text: 'The day is missing' },
    { row: 7, text: '“=1+1” is not an amount' },
    { row: 8, text: '“45,00” is not an amount' },
    { row: 9, text: 'The amount is missing' },
    { row: 10, text: '“1e9” is not an amount' },
  ])
  expect(payments.map(({ text }) => text)).toEqual(['=HYPERLINK("http://evil")'])
})

test('an OFX file with more transactions than can be imported is refused', () => {
  expect(readBankFile(`<OFX>${'<STMTTRN>'.repeat(5001)}`, TODAY)).toEqual({
    ok: false,
    reason: 'TOO_MANY_TRANSACTIONS',
    transactions: 5001,
  })
})

test('money paid out and zero are left out', () => {
  const file = fileOf(
    'Date,Description,Amount\n18/06/2026,Hall,-45.00\n18/06/2026,Card check,0.00\n18/06/2026,Bank,(3.00)\n18/06/2026,Ana,"1,045.50"\n',
  )
  expect([file.leftOut, file.payments.map(({ amount }) => amount)]).toEqual([3, [104550]])
  expect(importWords(1, file)).toBe('1 payment added, 3 rows without money for the club left out.')
})

test('the files of the usual banks are recognised by their headings', () => {
  const wanted = (payer: string, text: string) => [['2026-06-18', 4550, payer, text]]
  const barclays =
    'Number,Date,Account,Amount,Subcategory,Memo\n ,18/06/2026,20-00-00 12345678,45.50,Counter Credit,KOVAC ANA  FEE'
  expect(paymentsIn(barclays)).toEqual(wanted('', 'KOVAC ANA FEE'))
  const hsbc = '18/06/2026,KOVAC ANA FEE,45.50\n17/06/2026,HALL,-100.00\n'
  expect(paymentsIn(hsbc)).toEqual(wanted('', 'KOVAC ANA FEE'))
  const hsbcBusiness =
    'Date,Type,Description,Paid out,Paid in,Balance\n18 Jun 2026,CR,KOVAC ANA FEE,,45.50,100.00'
  expect(paymentsIn(hsbcBusiness)).toEqual(wanted('', 'KOVAC ANA FEE'))
  const lloyds =
    "Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance\n18/06/2026,FPI,'30-00-00,12345678,KOVAC ANA FEE,,45.50,145.50"
  expect(paymentsIn(lloyds)).toEqual(wanted('', 'KOVAC ANA FEE'))
  const natwest =
    '\nDate, Type, Description, Value, Balance, Account Name, Account Number\n18/06/2026,BAC,"\'KOVAC ANA FEE",45.50,145.50,"\'CLUB","\'600000-12345678",'
  expect(paymentsIn(natwest)).toEqual(wanted('', 'KOVAC ANA FEE'))
  const monzo =
    'Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In\ntx_1,18/06/2026,12:01:02,Faster payment,Ana Kovac,,Income,45.50,GBP,45.50,GBP,FEE,,,FEE,,,45.50'
  expect(paymentsIn(monzo)).toEqual(wanted('Ana Kovac', 'FEE'))
  const starling =
    'Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes\n18/06/2026,Ana Kovac,FEE,FASTER PAYMENT,45.50,145.50,INCOME,'
  expect(paymentsIn(starling)).toEqual(wanted('Ana Kovac', 'FEE'))
  const nationwide =
    '"Account Name:","FlexAccount ****12345"\n"Account Balance:","£145.50"\n\n"Date","Transaction type","Description","Paid out","Paid in","Balance"\n"18 Jun 2026","Bank credit","KOVAC ANA FEE","","£45.50","£145.50"'
  expect(paymentsIn(nationwide)).toEqual(wanted('', 'KOVAC ANA FEE'))
})

test('OFX is read in both versions', () => {
  const sgml = `OFXHEADER:100
DATA:OFXSGML
<OFX><BANKTRANLIST>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260618120000.000[0:GMT]<TRNAMT>45.50<FITID>1<NAME>KOVAC &amp; SON<MEMO>FEE</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT
<DTPOSTED>20260617
<TRNAMT>-100.00
<FITID>2
<NAME>HALL
</STMTTRN>
<STMTTRN><DTPOSTED>20260231<TRNAMT>1.00<FITID>3</STMTTRN>
</BANKTRANLIST></OFX>`
  const { payments, leftOut, problems } = fileOf(sgml)
  expect(payments).toMatchObject([{ paidOn: '2026-06-18', amount: 4550, payer: 'KOVAC & SON', text: 'FEE' }])
  expect([leftOut, problems]).toEqual([1, [{ row: 3, text: '“20260231” is not a day' }]])
  const xml =
    '<?xml version="1.0"?>\n<?OFX OFXHEADER="200"?><OFX><ACCTID>1</ACCTID><STMTTRN><DTPOSTED>20260618</DTPOSTED><TRNAMT>45,50</TRNAMT><FITID>1</FITID><NAME>Ana</NAME></STMTTRN></OFX>'
  expect(paymentsIn(xml)).toEqual([['2026-06-18', 4550, 'Ana', '']])
})

test('a payment has the same identity in every file, and equal payments of a day differ', () => {
  const row = '18/06/2026,KOVAC ANA FEE,45.50\n'
  const both = fileOf(`Date,Description,Amount\n${row}${row}`).payments.map(({ identity }) => identity)
  expect(new Set(both).size).toBe(2)
  const [again] = fileOf(`Date,Description,Amount\n19/06/2026,Ben,1.00\n${row}`).payments.slice(1)
  expect(again?.identity).toBe(both[0])
})

test('an id that a bank gives twice for the same payment identifies it once', () => {
  const row = '<STMTTRN><DTPOSTED>20260618<TRNAMT>45.50<FITID>7<NAME>Ana</STMTTRN>'
  const other = row.replace('45.50', '1.00')
  const all = fileOf(`<OFX>${row}${row}${other}</OFX>`).payments.map(({ identity }) => identity)
  expect(new Set(all).size).toBe(2)
})
