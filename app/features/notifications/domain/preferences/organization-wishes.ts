/** What the organization has set: whom it tells of what. */
export interface OrganizationWishes {
  readonly staffOfRequests: boolean;
  readonly patientOfConfirmations: boolean;
  readonly patientOfChanges: boolean;
}
