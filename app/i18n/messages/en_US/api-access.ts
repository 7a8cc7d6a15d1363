export const apiAccess = {} as const;
