import type { Database } from "../../store/database.js";
import type { RequestSource } from "./request-source.js";
import type { SecurityEventKind } from "./security-event.js";
import { operatorSource, type SecurityLog } from "./security-log.js";

/** Event of an API key. */
export interface KeyEvent {
  readonly kind: SecurityEventKind;
  /** Undefined: an operator did it, and the user gets no mail. */
  readonly source: RequestSource | undefined;
}

/** Records the event in the transaction of the change. */
export function recordKeyEvent(securityLog: Pick<SecurityLog, "record">, { kind, source }: KeyEvent) {
  return ({ user_id: userId, name }: { user_id: string; name: string }, transaction: Database): Promise<void> => {
    const event = { userId, kind, detail: name, source: source ?? operatorSource, isSilent: source === undefined };
    return securityLog.record(event, transaction);
  };
}
