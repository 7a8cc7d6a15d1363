/** Where a file's content lies in the bucket. */
export const fileKey = (organizationId: number, fileId: string): string =>
  `organizations/${organizationId}/files/${fileId}`;
