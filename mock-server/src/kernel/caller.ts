/** Who a call comes from: the member whose token came with it. Whatever else there is to a member is the member domain's to know. */
export type Caller = {
  id: number
  account: string
  /** Member type of the specification: 0, 1, 2 real; 4 trial; absent is treated as 4. */
  type?: number | undefined
}
