ALTER TABLE `credit_grant` ADD `service_offering_ids` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `in_app_notification` ADD `invoice_id` text;--> statement-breakpoint
-- The clock looks at an invoice once the day is over by which it is to be paid.
CREATE TRIGGER `invoice_falls_due` AFTER INSERT ON `invoice` WHEN NEW.`kind` = 'INVOICE' AND NEW.`due_on` IS NOT NULL BEGIN
INSERT OR IGNORE INTO `due_work` (`due_at`, `organization_id`, `kind`, `id`) VALUES ((unixepoch(NEW.`due_on`) + 86400) * 1000, NEW.`organization_id`, 'INVOICE_REMINDER', NEW.`id`); END;
--> statement-breakpoint
INSERT OR IGNORE INTO `due_work` (`due_at`, `organization_id`, `kind`, `id`)
SELECT (unixepoch(i.`due_on`) + 86400) * 1000, i.`organization_id`, 'INVOICE_REMINDER', i.`id` FROM `invoice` i
JOIN `invoice_state` s ON s.`organization_id` = i.`organization_id` AND s.`invoice_id` = i.`id`
WHERE i.`kind` = 'INVOICE' AND i.`due_on` IS NOT NULL AND s.`state` IN ('DUE', 'PART_PAID');
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (64, 'credit_services', unixepoch() * 1000);
