/** Address at which pages report failures of their scripts (specification, section 7). */
export const ERROR_REPORTS = "/app/static/javascriptError";
