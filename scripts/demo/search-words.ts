import { employeeTokens } from "~/features/identity/domain/team/employee-search";
import { searchTokens } from "~/features/patients/domain/patients/search-tokens";

/** What the people of a demo practice are found by. */
export const SEARCH_WORDS = { employeeTokens, searchTokens };
