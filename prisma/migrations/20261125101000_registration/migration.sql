-- Where registering takes an invitation, each makes one account; whoever it was still has to accept it.
ALTER TABLE campaign_invitations ADD COLUMN registered_by uuid;
