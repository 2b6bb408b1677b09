/** One line of the second table: something that a load doesn't show. */
export interface Fact {
  readonly title: string;
  readonly found: string;
}
