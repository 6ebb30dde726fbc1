export interface DemoAccount {
  role: 'renter' | 'lender'
  email: string
  password: string
}

/** The two accounts that the start prints. */
export const demoAccounts: readonly DemoAccount[] = [
  { role: 'renter', email: 'renter@example.com', password: 'rent-a-place' },
  { role: 'lender', email: 'lender@example.com', password: 'lend-a-place' },
]

export const accountOf = (role: DemoAccount['role']): DemoAccount =>
  demoAccounts.find((account) => account.role === role) as DemoAccount
