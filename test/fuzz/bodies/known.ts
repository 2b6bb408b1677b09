/** What there is on the chain that the service under test serves: values that find something. */
export interface Known {
  readonly hashes: readonly string[];
  readonly addresses: readonly string[];
  readonly heights: readonly string[];
  readonly rawTransactions: readonly string[];
}
