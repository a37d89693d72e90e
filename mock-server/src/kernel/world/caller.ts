export type Caller = {
  id: number
  account: string
  /** Member type of the specification: 0, 1, 2 real; 4 trial; absent is treated as 4. */
  type?: number | undefined
}
