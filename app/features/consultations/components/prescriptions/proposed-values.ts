import type { ProposedLine, ProposedStrength } from "../../domain/prescriptions/proposals";
import { lineValues } from "../../schemas/prescriptions/line";

/** The part of the page's address that says which proposal was pressed. */
export const PROPOSAL = "proposal";

interface Proposed {
  name: string;
  lines: readonly ProposedLine[];
  strengths: readonly ProposedStrength[];
}

/** What the form of a medicine is filled in with by each proposal, in the order in which the page shows them. */
export const valuesOfProposals = ({ name, lines, strengths }: Proposed): Record<string, unknown>[] => [
  ...lines.map(({ line }) => lineValues(line)),
  ...strengths.map((strength) => ({ name, ...strength })),
];

/** The values of the proposal that was pressed; undefined where none was, or what is proposed has changed. */
export const proposedValues = (proposed: Proposed, at: string | null): Record<string, unknown> | undefined =>
  at === null ? undefined : valuesOfProposals(proposed)[Number(at)];
