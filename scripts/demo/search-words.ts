import { employeeTokens } from "~/features/identity/domain/employee-search";
import { searchTokens } from "~/features/patients/domain/search-tokens";

/** What the people of a demo practice are found by. */
export const SEARCH_WORDS = { employeeTokens, searchTokens };
