ALTER TABLE `tenant_fence` ADD `audit_last` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `tenant_fence` SET `audit_last` = (SELECT coalesce(max(`seq`), 0) FROM `audit_event` WHERE `audit_event`.`organization_id` = `tenant_fence`.`organization_id`);--> statement-breakpoint
CREATE TRIGGER `audit_event_no_replace` BEFORE INSERT ON `audit_event` WHEN EXISTS (SELECT 1 FROM `audit_event` WHERE `organization_id` = NEW.`organization_id` AND `seq` = NEW.`seq`) BEGIN SELECT RAISE(ABORT, 'audit_event is append-only'); END;--> statement-breakpoint
CREATE TRIGGER `audit_seal_no_replace` BEFORE INSERT ON `audit_seal` WHEN EXISTS (SELECT 1 FROM `audit_seal` WHERE `organization_id` = NEW.`organization_id` AND `to_seq` = NEW.`to_seq`) BEGIN SELECT RAISE(ABORT, 'audit_seal is append-only'); END;--> statement-breakpoint
CREATE TRIGGER `audit_event_numbered` AFTER INSERT ON `audit_event` BEGIN
  UPDATE `tenant_fence` SET `audit_last` = NEW.`seq` WHERE `organization_id` = NEW.`organization_id` AND `audit_last` < NEW.`seq`;
  INSERT INTO `due_work` (`due_at`, `organization_id`, `kind`, `id`) SELECT NEW.`at` + 60000, NEW.`organization_id`, 'AUDIT_SEAL', 'tail' WHERE NOT EXISTS (SELECT 1 FROM `due_work` WHERE `organization_id` = NEW.`organization_id` AND `kind` = 'AUDIT_SEAL');
END;--> statement-breakpoint
CREATE TRIGGER `audit_last_only_grows` BEFORE UPDATE OF `audit_last` ON `tenant_fence` WHEN NEW.`audit_last` < OLD.`audit_last` BEGIN SELECT RAISE(ABORT, 'audit_last only grows'); END;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (29, 'audit_tail', unixepoch() * 1000);
