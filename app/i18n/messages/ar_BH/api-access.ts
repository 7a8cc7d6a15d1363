export const apiAccess = {};
