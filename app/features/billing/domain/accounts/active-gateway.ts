import type { AccountMode } from "./account-mode";
import type { GatewayType } from "./gateway-type";

/** A gateway that is on, as administrators see it. Instants in UTC ms. */
export interface ActiveGateway {
  id: string;
  type: GatewayType;
  name: string;
  version: number;
  modifiedTs: number;
  mode: AccountMode;
  /** It takes no real money: production has none. */
  isTrial: boolean;
  /** When it last took its credentials; null if they were not tried since they were given. */
  checkedTs: number | null;
  /** Its credentials can be tried by a call that takes no money. */
  canCheck: boolean;
  /** What it takes; null for every currency. */
  taken: readonly string[] | null;
  /** What it is used for; an empty list is all that it takes. */
  currencies: readonly string[];
  /** Payers are offered it for what the organization charges in. */
  isOffered: boolean;
  hasReport: boolean;
}
