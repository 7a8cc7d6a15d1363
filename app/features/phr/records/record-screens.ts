/** Where the screens of a kind are, below the base of the app and without the id of a record. */
export const screensOf = ({ base, formName }: { base: string; formName?: string }) => ({
  list: `${base}/list`,
  create: formName === undefined ? `${base}/create` : `health_profile/create_${formName}`,
  edit: formName === undefined ? `${base}/edit` : `health_profile/edit_${formName}`,
  view: `${base}/view`,
});
