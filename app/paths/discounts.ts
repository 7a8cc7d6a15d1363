/* Every URL of discounts that the app links to. */
import { at } from "./at";

/** The discounts of the organization: narrowed by `state`; `change` is one that is changed, and `add` asks for a new one. */
export const discounts = at("/secure/providerweb/e/settings/discount-management");
/** What discounts took off between the days `from` and `to`, of one `discount` or all. */
export const discountReport = at("/secure/providerweb/e/settings/discount-usage-report");
export const discountReportFile = at("/secure/providerweb/e/settings/discount-usage-report/file");
