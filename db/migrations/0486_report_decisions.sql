-- What operators wrote to the reported side when they decided about a report.
alter table reports add column decision_note text not null default '';
