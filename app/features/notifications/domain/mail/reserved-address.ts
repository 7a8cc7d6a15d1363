const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost)$|(?:^|\.)example\.(?:com|net|org)$/;

/** Whether an address lies in a reserved domain (RFC 2606, RFC 6761), as those of demo data do. */
export const isReservedAddress = (email: string): boolean =>
  RESERVED.test(email.slice(email.lastIndexOf("@") + 1).toLowerCase());
