/** The kinds of accounts: bank, e-wallet, coin. */
export type BankKind = 'B' | 'E' | 'V'
