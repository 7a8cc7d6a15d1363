-- The roles of the front desk and of billing, for each organization that there is.
INSERT OR IGNORE INTO `role` (`organization_id`, `id`, `name`)
SELECT `organization_id`, lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-8' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))), 'receptionist' FROM `role` WHERE `name` = 'administrator';
--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT r.`organization_id`, r.`id`, a.`value` FROM `role` r JOIN json_each('["metadata.read", "organization.read", "employee.list", "appointment.set", "appointment.read", "appointment.list", "appointment.confirm", "appointment.cancel", "appointment.reschedule", "appointment.reject", "appointment.noShow", "appointment.arrive", "appointment.assign", "appointment.block", "appointment.markPaid", "appointment.undo", "patient.read", "patient.list", "patient.create", "patient.update"]') a WHERE r.`name` = 'receptionist';
--> statement-breakpoint
INSERT OR IGNORE INTO `role` (`organization_id`, `id`, `name`)
SELECT `organization_id`, lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-8' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))), 'biller' FROM `role` WHERE `name` = 'administrator';
--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT r.`organization_id`, r.`id`, a.`value` FROM `role` r JOIN json_each('["metadata.read", "organization.read", "appointment.read", "appointment.list", "appointment.markPaid", "appointment.undo"]') a WHERE r.`name` = 'biller';
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (49, 'front_desk_roles', unixepoch() * 1000);
