-- The first brand was created with a privacy link that leads nowhere; without one it has the product's page.
update brands set links = links - 'privacy', version = version + 1, updated_at = now()
where is_default and links ->> 'privacy' = 'https://cubby.example/privacy';
