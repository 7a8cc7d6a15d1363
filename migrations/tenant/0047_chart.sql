DROP INDEX `payment_patient`;--> statement-breakpoint
CREATE INDEX `payment_patient` ON `payment` (`organization_id`,`patient_id`,`created_at`,`id`) WHERE patient_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `delivery_recipient` ON `delivery` (`organization_id`,`recipient_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `health_record_written` ON `health_record` (`organization_id`,`patient_id`,`recorded_at`,`id`);--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (48, 'chart', unixepoch() * 1000);
