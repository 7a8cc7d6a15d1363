/** Who is called in an emergency. */
export const emergencyContacts = {
  title: "Emergency contacts",
  text: "Who should be called if something happens to you, up to five people.",
  add: "Add a contact",
  edit: "Edit {{name}}",
  empty: "No emergency contacts entered",
  emptyText: "Add someone who should be called in an emergency.",
  mayBeTold: "May be given health information",
  fields: {
    name: "Name",
    relation: "Relation",
    phone: "Phone number",
    secondPhone: "Second phone number",
    email: "Email address",
    priority: "Order in which to call",
    priorityHint: "1 is called first.",
    mayBeTold: "May be given health information",
    mayBeToldHint: "Otherwise, this person is told nothing about health.",
    note: "Notes",
  },
} as const;
