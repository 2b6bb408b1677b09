/** Gets the events of one subscription. */
export interface EventListener {
  /** `json`: the event's value. */
  onEvent(json: string): void;
  /** Events were lost: there will be no more. */
  onLost(): void;
}
