/**
 * What is wrong in the books. `unbalanced`: the sides of an entry do not come to nothing. `balance`: an account does not
 * hold what its lines come to. `payment`: a payment is not in the books as it stands. `clearing`: the account of a gateway
 * is not what its payments come to. `charge`: what an appointment costs is not what it was charged, or a charge by hand is
 * not in the books as it stands. `tax`: the taxes of an entry are not what its line TAX says. `desk`: what was taken at
 * the desk is not what the books have of it.
 */
export interface LedgerFinding {
  kind: "unbalanced" | "balance" | "payment" | "clearing" | "charge" | "tax" | "desk";
  /** Id of the entry, payment, money at the desk, appointment or charge; name and currency of the account. */
  what: string;
}

export interface LedgerVerdict {
  entries: number;
  /** At most twenty of each kind. */
  findings: LedgerFinding[];
}
