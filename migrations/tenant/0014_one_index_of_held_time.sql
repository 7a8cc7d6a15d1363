-- What holds a provider's time is found by `appointment_holding`; the index before it counts blocks that were given free.
DROP INDEX `appointment_busy`;
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (15, 'one_index_of_held_time', unixepoch() * 1000);
