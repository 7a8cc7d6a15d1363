/** Who is called in an emergency. */
export const emergencyContacts = {
  title: "Emergency contacts",
  text: "Who should be called if something happens to you, up to five people.",
  add: "Add a contact",
  edit: "Edit {{name}}",
  empty: "No emergency contacts entered",
  emptyText: "Add someone who should be called in an emergency.",
  mayBeTold: "May be told about health",
  fields: {
    name: "Name",
    relation: "Relation",
    phone: "Phone number",
    secondPhone: "Second phone number",
    email: "Email address",
    priority: "Order in which to call",
    priorityHint: "1 is called first.",
    mayBeTold: "May be told about my health",
    mayBeToldHint: "Otherwise this person is only told how to reach you.",
    note: "Notes",
  },
} as const;
