/** The least that scrypt takes: the tests that run in the Worker's runtime hash hundreds of passwords. */
export const PASSWORD_COST = { N: 2, r: 8, p: 1 };
