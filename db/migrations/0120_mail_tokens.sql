-- Whether a mail holds a link that acts for whoever has it: such a mail is emptied once it is on its way.
ALTER TABLE mails ADD COLUMN holds_token boolean NOT NULL DEFAULT false;
UPDATE mails SET text = '', html = '', headers = '[]'
  WHERE name IN ('accounts.reset-password', 'accounts.confirm-email', 'accounts.invitation') AND state IN ('sent', 'failed')
    AND created_at < now() - interval '1 hour';
-- Sessions that were stored with the answers of earlier requests.
DELETE FROM idempotency_keys WHERE headers ?| array['Access-Token', 'Refresh-Token', 'access-token', 'refresh-token'];
