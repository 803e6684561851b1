/**
 * The types of the API. Generated from openapi.json by tools/client.mjs: do not edit.
 * Make it anew with: npm run client
 */
export interface paths {
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public keys of the access tokens
         * @description For programs that check access tokens by themselves (RFC 7517). Keys rotate: find one by the token’s `kid`.
         */
        get: operations["getJwks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Does the process run?
         * @description Answers as long as the process runs, whatever state its database is in.
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Can the process do its work?
         * @description Answers 200 when requests can be served, and 503 with the cause otherwise: the database is away, a disk is full, the server starts or stops.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Answers an access token for the `Authorization` header and a refresh token that renews it. Wrong passwords are limited by address and account (429).
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session of the access token or of the refresh token
         * @description Its tokens count no more, and its event streams end. With `?cookie=true` the cookie is removed.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the refresh token; each works once
         * @description Answers new tokens; the refresh token that was sent is used up. Sent again, it ends its session, but for a short while after an answer was lost (401 `accounts/refresh-late`).
         */
        post: operations["refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account and log in
         * @description Makes an account and logs it in at once. A server may be closed for registration, or take an `invitation` for it (403). Addresses that are taken are refused (422).
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by a one-time link; ends all sessions
         * @description The token comes from a reset link of the operator or of a game master; it works once. All sessions of the account end.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The campaigns that I am in, newest first; not those that I have hidden
         * @description As game master, player or observer.
         */
        get: operations["listCampaigns"];
        put?: never;
        /**
         * Make a campaign; its maker is its game master
         * @description Options that are left out have their defaults. Then: invite, draw a map, wait for the forces, start.
         */
        post: operations["createCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A campaign: its options, seats, phase and deadline
         * @description `myForce` is the force that the asker plays. `phase` is `setup` before the start and `finished` at the end.
         */
        get: operations["getCampaign"];
        put?: never;
        post?: never;
        /**
         * Delete a campaign before its start, or when it is over, with everything in it
         * @description For the game master. It cannot be taken back.
         */
        delete: operations["deleteCampaign"];
        options?: never;
        head?: never;
        /**
         * Change name, seats, factions or options before the start
         * @description Only what is named changes. Seats that are taken stay.
         */
        patch: operations["changeCampaign"];
        trace?: never;
    };
    "/v1/campaigns/{id}/battles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The battles that I may know of
         * @description Where each is, its state and its winner. Where others fight is not told.
         */
        get: operations["listBattles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/battles/{battleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A battle: its setup, its state, its reports
         * @description The frozen setup says who fights, in which condition, and where each unit starts; reports name its `hash`.
         */
        get: operations["getBattle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/battles/{battleId}/call-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call a battle off; nobody has won it (GM)
         * @description All sides are told the reason.
         */
        post: operations["callOffBattle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/battles/{battleId}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a report counts (GM)
         * @description The report that waits, or the one that is sent. The battle is over.
         */
        post: operations["decideBattle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/battles/{battleId}/engine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand a battle to another tactical engine (GM)
         * @description Reports of people are taken all the same. `engine` is `table`, `megamek`, or the id of a registered engine.
         */
        post: operations["setBattleEngine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/battles/{battleId}/files/megamek.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A battle for MegaMek: a force list for each side, the scenario, designs that MegaMek does not know, and how to host it and bring it back
         * @description A zip archive. `how-to.txt` in it says how the game is hosted and how its end is saved.
         */
        get: operations["getMegamekFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/battles/{battleId}/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What came back from MegaMek, and what it leaves open
         * @description What the records say of each unit, `questions` that nobody has answered, and `notes` on what was otherwise than in the campaign.
         */
        get: operations["getRecords"];
        put?: never;
        /**
         * Hand in MegaMek’s records of a battle, or answers to what they leave open; `file=true` files the report once nothing is
         * @description MegaMek’s files as a form, or `records` and `answers` as JSON.
         */
        post: operations["bringRecords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/battles/{battleId}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * File a battle report; answers what it changes
         * @description The report of the whole battle. It counts when every other side has confirmed it, or the game master decides. Every unit of the setup is named once, with its condition after the battle: that of the setup, if nothing has changed. `holder` is the one side with mechs on the field that are able to fight; null where there is none, or more than one. Who has `withdrawn` names as `edge` one of their side’s `withdrawal`. Pilots are `in-mech`, `safe` (out of the mech, and escaped), `captured` or `dead`; of a mech that is `destroyed` none is `in-mech`. What contradicts the setup is refused, with every contradiction named (422): try with `dryRun`.
         */
        post: operations["fileReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/battles/{battleId}/reports/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the report that waits; the sides confirm it anew (GM)
         * @description The report stays in the name of who filed it; what the sides had confirmed counts no more.
         */
        put: operations["editReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/battles/{battleId}/reports/{reportId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree with a report; with the last side it counts
         * @description With `If-Match` it counts only for what was read: the game master may have changed the report since (412).
         */
        post: operations["confirmReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/battles/{battleId}/reports/{reportId}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Disagree with a report; the game master decides
         * @description The report waits for the game master, who edits it, decides, or calls the battle off.
         */
        post: operations["disputeReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/battles/{battleId}/sheet.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The battle sheet, and the record sheets of the mechs in it with their damage, a page a mech
         * @description A PDF for the table. `mechs` chooses whose record sheets are in it.
         */
        get: operations["printBattle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/battles/{battleId}/sheet.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The battlefield with starts, edges and what lies behind them; what is in force; who fights
         * @description A page of SVG; where many fight, `page=2` and so on show the others.
         */
        get: operations["getBattleSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/battles/{battleId}/worksheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What both sides have filled in, what is open, what differs, what cannot be
         * @description When `ready` is true, `POST …/worksheet/file` makes a report of it.
         */
        get: operations["getWorksheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/battles/{battleId}/worksheet/field": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the worksheet says of the field
         * @description Who holds the field, turns, buildings, and mines that were used.
         */
        get: operations["getWorksheetField"];
        /**
         * Save what my side says of the field: holder, turns, buildings, its mines
         * @description Replaces the side’s entry. `?answer=part` answers the field alone instead of the whole worksheet.
         */
        put: operations["putWorksheetField"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/battles/{battleId}/worksheet/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * File the report that the worksheet makes; whole and equal ones of all sides count at once
         * @description Refused with everything that is open or contradicts itself (422).
         */
        post: operations["fileWorksheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/battles/{battleId}/worksheet/units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Save what my side says of several units at once, all of them or none
         * @description Each replaces the side’s entry of its unit; units that are not named keep theirs. Mistakes point into the list, such as `/units/2/entry/hits`. `?answer=part` answers these units alone instead of the whole worksheet.
         */
        patch: operations["patchWorksheetUnits"];
        trace?: never;
    };
    "/v1/campaigns/{id}/battles/{battleId}/worksheet/units/{unit}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One unit of the worksheet: what a notice of the event stream leads to
         * @description As in the whole worksheet, and much smaller.
         */
        get: operations["getWorksheetUnit"];
        /**
         * Save what my side says of a unit, half filled or whole
         * @description Replaces the side’s entry. `?answer=part` answers this unit alone instead of the whole worksheet.
         */
        put: operations["putWorksheetUnit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/designs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My own designs; the game master sees those of all, as everybody does after the end
         * @description Each with its slug, by which orders name it.
         */
        get: operations["listDesigns"];
        put?: never;
        /**
         * Draw up a design of one’s own; it cannot be bought, only refitted to
         * @description As a mech file (`mtf`), or as a `design` with a base and what is to be otherwise. Everything that its construction violates is named (422).
         */
        post: operations["drawDesign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/designs/{design}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A design that I drew up, or of a mech that I have, see or saw
         * @description Bundled, imported and drawn ones, as far as the asker may know them.
         */
        get: operations["getDesign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/engines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The external engines that are registered for the campaign (GM)
         * @description Without their secrets.
         */
        get: operations["listEngines"];
        put?: never;
        /**
         * Register a program as an engine; its secret is told once (GM)
         * @description The id then stands for `engine` in options and battles. No `Idempotency-Key` is heeded: a kept answer would hold the secret.
         */
        post: operations["registerEngine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/engines/{engineId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An external engine, with the tag by which it is changed (GM)
         * @description Without its secret. The `ETag` is for `If-Match` of a change.
         */
        get: operations["getEngine"];
        put?: never;
        post?: never;
        /**
         * Remove an engine; its open battles go back to the table (GM)
         * @description Players of these battles are told.
         */
        delete: operations["removeEngine"];
        options?: never;
        head?: never;
        /**
         * Change what an engine’s next reports are worth, or its webhook, to which all open battles are then posted anew (GM)
         * @description Only what is named changes. A report that waits goes on waiting.
         */
        patch: operations["changeEngine"];
        trace?: never;
    };
    "/v1/campaigns/{id}/engines/{engineId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How posting battles to an engine’s webhook goes (GM)
         * @description Since when and why a webhook takes nothing, and how many battles wait.
         */
        get: operations["getEngineDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/engines/{engineId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an engine a new secret, told once; the old one counts no more (GM)
         * @description No `Idempotency-Key` is heeded: a kept answer would hold the secret.
         */
        post: operations["renewEngineSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What I was told, in order, without gaps
         * @description Oldest first; `seq` counts the events that this player was told, from 1. `after` is a `seq`; `after=0` begins at the first; `next` is null when there are no more: then ask again with the last `seq` that was got.
         */
        get: operations["getEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/events/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as server-sent events; resumes by Last-Event-ID
         * @description The events of `GET …/events` as they come, as server-sent events (`text/event-stream`). Frames end with an empty line. First comes `retry: 2000`, the milliseconds to wait before coming again. An event is a frame of `id: <seq>` and `data: <Event as JSON on one line>`, without `event:`. All that came after `Last-Event-ID` or `after` is sent at once, from the first one without either; then each as it happens. Every 20 seconds comes the comment `: still here`: a line that is quiet for longer is dead.
         *
         *     Notices have a name and no `id`, and are not kept. `event: battle` (`BattleNotice`): a worksheet or records moved, for those who fight in the battle and for the game master. `event: messages` (`MessageNotice`): there is a new message that the asker can read and has not muted. When all of their properties are null, some may have been missed: read again. Reports of battles are numbered events.
         *
         *     The stream ends when the access token ends (log in anew or refresh, then come again), when the session ends, when the asker is no longer in the campaign, when they take nothing for 15 seconds, and when the server stops. No frame says that it ends: come again with `Last-Event-ID`; 401 and 404 then say why. The stream of a finished campaign stays open. One user may hold a few open (429 `request/too-many-streams`). Before the start of the campaign there is none (409).
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/force": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My force as a draft, with BV spent and every violation
         * @description Before the start; `violations` names all that is not legal yet.
         */
        get: operations["getForce"];
        /**
         * Save my force as a draft, legal or not; takes back what was handed in
         * @description Replaces the draft. An illegal draft is saved, too, and its `violations` are told.
         */
        put: operations["putForce"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/force/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand my force in, or hear every violation (SETUP-11)
         * @description The campaign can start when all forces are handed in. Saving the draft again takes it back.
         */
        post: operations["submitForce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/force/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A legal random force by the house list’s weights; saves nothing
         * @description The answer is a draft for `PUT …/force`. The same seed gives the same force.
         */
        post: operations["suggestForce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/gm/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the open phase now; answers when it is closed
         * @description Saved sheets are carried out, as at a deadline. All players are told, with the reason.
         */
        post: operations["advancePhase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/gm/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over from a game master who is lost
         * @description When the game master has not been at their account for 14 days, or has left a disputed report alone for 7.
         */
        post: operations["claimGameMaster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/gm/correct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct anything; whole or not at all
         * @description Every change is checked; one that is impossible refuses all. All players are told, with the reason.
         */
        post: operations["correctCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/gm/deadline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the deadline of the open phase
         * @description A time that has passed by the server’s clock is refused (422 `gm/deadline-past`). `now: true` ends the phase at once instead, as its deadline would: `at` is left out then, or has passed. What stands then is in the answer. While the campaign is paused, what is left is set.
         */
        post: operations["setDeadline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/gm/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the campaign
         * @description `winner` is a force, or null for nobody. Everything is then visible to everybody. All players are told, with the reason.
         */
        post: operations["endCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/gm/hand-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make another member game master
         * @description The new game master must not play a force. All players are told, with the reason.
         */
        post: operations["handOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/gm/megamek": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Name files for a release of MegaMek (GM)
         * @description The next `megamek.zip` is made for it.
         */
        put: operations["setMegamekVersion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/gm/members/{userId}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a member; his seat becomes vacant
         * @description The force stays, and can be given to another player. All players are told, with the reason.
         */
        post: operations["removeMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/gm/nudge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind a player whose orders are waited for
         * @description The player and the game master are told (event `nudged`), and nobody else. Only in a phase that takes orders (409 `gm/no-orders-here`), and for a force that is not ready (409 `gm/force-is-ready`). Once an hour for a force in a phase: sooner is 429 `gm/nudged-lately`, with `Retry-After`.
         */
        post: operations["nudge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/gm/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause the campaign; deadlines stand still
         * @description No order is taken and no phase ends until it is resumed. All players are told, with the reason.
         */
        post: operations["pauseCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/gm/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on with a paused campaign
         * @description The deadline has as much time left as it had when the pause began. All players are told, with the reason.
         */
        post: operations["resumeCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/gm/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * To where the campaign can be taken back: the phases that have been and stand, the latest first
         * @description What going back to one of them undoes is what a dry run of `POST …/gm/rollback` answers.
         */
        get: operations["listRollbackGoals"];
        put?: never;
        /**
         * Take the campaign back to the start of a phase
         * @description The answer, and that of a dry run, tells where the campaign stands then and what is undone: phases, battles, and orders and tons by seat.
         */
        post: operations["rollBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/gm/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom the open phase waits for, and how many orders are saved in each seat
         * @description How many, not which: to read a sheet is `GET …/orders?as=`, and everybody is told of it. Players do not learn that this was asked.
         */
        get: operations["listSeats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/gm/seats/{forceId}/reassign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a force to another member
         * @description Who played it before loses it and stays a member. All players are told, with the reason.
         */
        post: operations["reassignSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/hidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide the campaign from my own list, or show it again
         * @description Only `GET /v1/campaigns` changes, and only for me: hidden campaigns are listed by `?hidden=true`. Everything else goes on, and the campaign is shown again by itself when I get another place in it.
         */
        put: operations["hideCampaign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invitations of the campaign, newest first: open, used and expired ones
         * @description For the game master: the codes are told.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite a player, an observer, or whoever takes over a force, by a code that works once
         * @description With `seat` for a player of that seat, with `role: observer` for somebody who watches, with `force` for whoever takes over a force as it is.
         */
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/invitations/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an invitation: its code works no more
         * @description Only of an invitation that is still open.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the campaign; in a war that has begun the seat becomes vacant, and all are told
         * @description A game master hands the campaign over before (`POST …/gm/hand-over`).
         */
        post: operations["leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every change of my account, with its cause
         * @description Oldest first; the last balance is that of the view’s `account`.
         */
        get: operations["getLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The planet map, as far as I may know it
         * @description Before the start the game master sees where the forces will start; players see their own part.
         */
        get: operations["getMap"];
        /**
         * Supply a map (SETUP-10)
         * @description Replaces the map. What makes a map unfair or impossible is refused by name (422).
         */
        put: operations["putMap"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/map.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as pixels, to send to others
         * @description Terrain with the names of its hexes, what is in sight, buildings with who controls them, mechs by force with their count, battles, the headquarters, and what the signs mean, in the language of `Accept-Language`. It shows what `getView` tells for the same query, and nothing else. For example `?round=3&phase=movement`: what I saw when the movement of round 3 opened.
         */
        get: operations["getPlanetPng"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/map.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The planet as I see it, or saw it when a phase opened, as a drawing
         * @description Terrain with the names of its hexes, what is in sight, buildings with who controls them, mechs by force with their count, battles, the headquarters, and what the signs mean, in the language of `Accept-Language`. It shows what `getView` tells for the same query, and nothing else. For example `?round=3&phase=movement`: what I saw when the movement of round 3 opened.
         */
        get: operations["getPlanetSvg"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/map/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draw a fair map from a seed, or hear that there is none
         * @description Replaces the map by one that is fair to all seats. The same seed and wishes draw the same map in this campaign.
         */
        post: operations["generateMap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/mechs/{mech}/sheet.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The record sheet of my mech, with its damage, ammunition and pilot (GM, and after the end: of any)
         * @description A page of SVG. In German or English by `Accept-Language`.
         */
        get: operations["getMechSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/megamek": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The release of MegaMek for which files are named; 0.49 suits all of them
         * @description It decides the form of the files in `megamek.zip`.
         */
        get: operations["getMegamekVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is in the campaign; when they were last there, for the game master
         * @description Names and roles; the game master also learns when somebody was last there.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Leave, as by `leave`; before the start the game master may send others away
         * @description A player may send themselves away; the game master others before the start.
         */
        delete: operations["leaveCampaign"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/members/{userId}/reset-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A one-time link for a player who has lost their password; works after a day, and they can refuse it (GM)
         * @description The link is told once, to the game master, who sends it to the player. The player and the campaign are told that it was made.
         */
        post: operations["createMemberResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages to me, from me, and to everybody, in the order in which they were written
         * @description Before the start, in a war and after it. Nobody reads others’ messages, the game master neither, and not after the end. A message goes to the people who are meant when it is written: whoever takes over a force later reads what is written to it from then on. `after` takes the id of any message that I can read, so a client reads on from the last one that it has.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Write to a force, the game master, my team or everybody
         * @description Observers read what is for everybody, and do not write. Streams of those who can read it tell of it at once (`streamEvents`).
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/messages/mutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whom I have muted
         * @description Nobody else can read it, the game master neither.
         */
        get: operations["getMutes"];
        /**
         * Mute forces or everything, for me alone
         * @description In place of what was muted before. Messages that are muted are kept, and left out of my list and streams as long as they are muted; my own are not. Whoever is muted cannot tell. A force stays muted when somebody else plays it.
         */
        put: operations["putMutes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open offers that I made or was made
         * @description Until they are accepted, withdrawn, or can no longer be carried out.
         */
        get: operations["listOffers"];
        put?: never;
        /**
         * Offer an exchange to another player
         * @description What is given and taken is tons, stock in a hex, and prisoners (DEP-5). The other player accepts or declines.
         */
        post: operations["makeOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/offers/{offerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take my offer back, or decline one that I was made
         * @description Nothing has changed hands. The other player is told.
         */
        delete: operations["withdrawOffer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/offers/{offerId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an offer; it is carried out at once
         * @description It is refused when one side has no longer what it would give (422).
         */
        post: operations["acceptOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The legal orders of the open phase
         * @description By order type: for each mech every hex in reach with its path, what can be attacked, bought, repaired, and so on, computed from what the player knows. A type is missing when it is not open in this phase; an empty list says that nothing can be ordered.
         */
        get: operations["getOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My order sheet of the open phase
         * @description As it was saved last, with what each order costs and what is wrong with it. Empty when nothing is saved. A game master who reads a force’s sheet while its phase is open is known to have read it: event `sheet-read`, once a phase.
         */
        get: operations["getOrders"];
        /**
         * Replace my order sheet of the open phase
         * @description The whole sheet, in the order in which it is carried out. A sheet with a violation is refused whole (422), with every violation. It counts at the end of the phase, whether its player has said `ready` or not. `phase` must be the open one (409 otherwise).
         */
        put: operations["putOrders"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that I am done with this phase, or take it back
         * @description When all players are ready the phase ends at once: the next one may be open before this call is answered. Saved orders stay. In a phase that takes no orders (while battles are fought, in announcements) it is refused: 409 `phase/not-open`.
         */
        put: operations["putReady"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rounds that were played and stand, each with a report
         * @description Oldest first. A round that was taken back is not among them.
         */
        get: operations["listRounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/rounds/{round}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of a round: what I got to know of it, as it stands
         * @description Orders that were dropped and why, the account from its opening to its closing balance, battles, buildings, depots, mechs and pilots.
         */
        get: operations["getRound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/sheets.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The record sheets of my force for the table, a page a mech, behind a cover
         * @description A PDF. `mech` names some of the mechs; `paper` is A4 or letter.
         */
        get: operations["getForceSheets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My standing word
         * @description What was said once about being ready (ROUND-3). Nobody else can read it, the game master neither.
         */
        get: operations["getStanding"];
        /**
         * Say once when I am ready by myself
         * @description Marks me ready in the phases that are named, and wherever my own options offer nothing to order: when a phase opens, and later in it when something has changed. It counts only in a round in which some player has saved a sheet or said `ready`, and not in a phase in which I have saved a sheet or said something myself. All see that I am ready, and may tell from it that I had nothing to order. `PUT …/ready` takes the mark back. The open phase may end with this call.
         */
        put: operations["putStanding"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the campaign, or hear everything that is missing
         * @description Everything that is missing is named at once: seats without a player, forces that are not handed in, a map.
         */
        post: operations["startCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures round by round, of my force or, after the end, of all; and how it ended
         * @description After the end the figures of all forces, and the final standing.
         */
        get: operations["getStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What I see now, or saw when a phase opened
         * @description Own mechs in full, and of all others only what is in sight or was seen. Without `round` and `phase` as of now, with both as it was when that phase opened. Ask again with `If-None-Match` after every event.
         */
        get: operations["getView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog/buildings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The building types and their effects
         * @description What each type brings to whoever controls it, and since which ruleset.
         */
        get: operations["listBuildings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog/equipment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the equipment, with price classes (SUP-2)
         * @description What weighs by the mech lists the tons of a piece in `weights`: depots and markets know it as the item and its tons (`jump-jet@0.5`).
         */
        get: operations["listEquipment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog/factions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The factions
         * @description Their ids are those that campaigns and searches take.
         */
        get: operations["listFactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog/factions/{id}/house-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * From what a faction’s forces start (SETUP-3), with the ways out of 36 of a 2D6 roll
         * @description A player whose campaign has `startingList: faction` starts with mechs of this list; the weights are those of a random force.
         */
        get: operations["getHouseList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The designs that I have imported
         * @description Newest first; only the asker’s own.
         */
        get: operations["listImports"];
        put?: never;
        /**
         * Import designs (`.mtf`) and random assignment tables for my campaigns: all or nothing of each file
         * @description A zip archive as the body, or files as JSON. For game masters. Each file is taken whole or refused with everything that is wrong in it; the answer lists both.
         */
        post: operations["importDesigns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog/mechs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the designs
         * @description All criteria hold together. With `campaign`, members of it also find what was imported for it.
         */
        get: operations["listMechs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog/mechs/{design}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The record sheet of a design in full
         * @description Armour, structure, weapons, equipment and every slot. With `campaign` also of designs that were imported for it.
         */
        get: operations["getMech"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog/mechs/{design}/battle-value": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every step of a design’s Battle Value, and what a pilot makes of it
         * @description A tree of terms whose `text` says what each is about. With `gunnery` and `piloting` the value of the mech with that pilot, too.
         */
        get: operations["explainBattleValue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog/mechs/{design}/construction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a design’s parts weigh, its free slots, and all that its construction violates
         * @description What its parts weigh, its free slots, and every construction rule that it breaks.
         */
        get: operations["explainConstruction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog/mechs/{design}/sheet.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The record sheet of a design as a drawing, to print
         * @description A page of SVG. In German or English by `Accept-Language`.
         */
        get: operations["getDesignSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog/record-sheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The record sheets of several designs
         * @description In the order asked for. Designs that a player drew up are told by `GET /v1/catalog/mechs/{design}` alone.
         */
        get: operations["listRecordSheets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog/refits/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a mech may become another design, and what that takes, gives and costs (REP-4)
         * @description Answers what the refit takes from and gives to a depot, what it costs and what is damaged afterwards, or everything that forbids it (422).
         */
        post: operations["checkRefit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The logins and the map of the demo campaign, if this server offers one
         * @description Public while the server is told to offer a demo (`DEMO`): whoever reaches it may play. 404 otherwise.
         */
        get: operations["getDemo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/engines/{engineId}/battles/{battleId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a battle that this engine has fought (signed)
         * @description The same report as people file. What contradicts the setup is refused by name (422).
         */
        post: operations["reportEngineBattle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/engines/{engineId}/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The battles that this engine is to fight; waits for one (signed)
         * @description A long poll: with `wait` the answer comes as soon as there is a battle that `known` does not name, and is empty after that many seconds.
         */
        get: operations["fetchEngineWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a code is for, before one registers; wrong codes are limited as wrong logins are
         * @description Tells the campaign, its game master, the seat or force, and the factions to choose from.
         */
        get: operations["seeInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations/{code}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a campaign: players with a faction and a name for their force; a force that is taken over stays as it is
         * @description Send `faction` and `forceName` for a force of your own, and nothing (`{}`) as an observer or for a force that is taken over.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My account
         * @description Who is logged in: id, address, name.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change my name or password
         * @description Changes what is named. A new password needs the present one, and ends all other sessions.
         */
        patch: operations["changeMe"];
        trace?: never;
    };
    "/v1/me/reset-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Links for a new password of mine that game masters have made, newest first
         * @description A link works a day after it was made; until then and afterwards it can be refused.
         */
        get: operations["listResetLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/reset-links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Refuse such a link: it never works, and its campaign is told
         * @description For a player who did not ask for it. Nobody can use the link any more.
         */
        delete: operations["refuseResetLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where I am logged in, newest first
         * @description One session for each login. `current` marks the one that asks.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of my sessions, also this one: its tokens count no more, its streams end
         * @description Its tokens get 401 everywhere within a second.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/problems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every problem that this server knows; a page when HTML is accepted
         * @description Every code that a problem or a violation can have, with its text.
         */
        get: operations["listProblems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/problems/{area}/{problem}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a problem means, and what to do; a page when HTML is accepted
         * @description The `type` of a problem is the address of this page: what its code means, the rule that it names, and what to do.
         */
        get: operations["getProblem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rulebook, in German or English by Accept-Language; a page when HTML is accepted
         * @description By chapters; every rule with its id, its text, and how the project reads it where it leaves a choice.
         */
        get: operations["getRulebook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One rule by its id, as violations name it
         * @description The same as in the rulebook, alone.
         */
        get: operations["getRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/schemas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The JSON Schemas of what tactical engines take and give
         * @description For engines of one’s own: the names under which the schemas are told.
         */
        get: operations["listSchemas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/schemas/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One JSON Schema: battle-setup.json or battle-report.json
         * @description Draft 2020-12. The same as the description’s schemas of battles and reports, in one file each.
         */
        get: operations["getSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Both for players who bring a force of their own; nothing for observers and for a force that is taken over
         * @example {
         *       "faction": "davion",
         *       "forceName": "First Lancers"
         *     }
         * @example {}
         */
        Acceptance: {
            /** @description Id of a faction: `FactionId` lists them */
            faction?: string | null;
            forceName?: string | null;
        };
        AccountChangedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                amount: number;
                balance: number;
                cause: {
                    order: components["schemas"]["Order"] | null;
                    rule: string;
                    text: string;
                };
                force: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "account-changed";
        };
        AttackFellAwayEvent: {
            /** Format: date-time */
            at: string;
            data: {
                force: string;
                from: string;
                mechs: string[];
                /** @enum {string} */
                reason: "attacked" | "nobody-there" | "own-battle";
                target: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "attack-fell-away";
        };
        AttacksSettledEvent: {
            /** Format: date-time */
            at: string;
            data: {
                rolls: components["schemas"]["Roll"][];
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "attacks-settled";
        };
        Battle: {
            /**
             * Format: date-time
             * @description While a report waits that counts by silence: when it does (TAC-7); else when the battle is late, or is called off then (CMB-11)
             */
            dueAt: string | null;
            /** @description TAC-8: with what it is fought; null for who does not fight in it */
            engine: string | null;
            /** @description Hex: column and row, both from 01 */
            hex: string;
            id: string;
            /** @description I fight in it */
            mine: boolean;
            /** Format: date-time */
            openedAt: string | null;
            /** @description CMB-11: it was due before, and the game master was told */
            overdue: boolean;
            /** @description The report that waits, or that has counted */
            report: string | null;
            reports: {
                /**
                 * Format: date-time
                 * @description When it was filed, or last edited; reports stand in this order
                 */
                at: string;
                body: components["schemas"]["BattleReport"];
                /** @description Force that filed it; null: the game master, or an engine */
                by: string | null;
                /** @description Forces that agree, one of each side is enough */
                confirmedBy: string[];
                difference: components["schemas"]["ReportDifference"] | null;
                disputes: {
                    force: string;
                    reason: string;
                }[];
                /** @description Of what the report says; as If-Match, only this is confirmed */
                etag: string;
                id: string;
                /**
                 * @description TAC-7: waits; waits for the game master; counts; another has taken its place
                 * @enum {string}
                 */
                state: "pending" | "disputed" | "applied" | "superseded";
            }[];
            round: number;
            setup: components["schemas"]["BattleSetup"] | null;
            /** @enum {string} */
            state: "open" | "reported" | "disputed" | "done" | "called-off";
            /** @description Name of the side */
            winner: string | null;
        };
        BattleAnswer: {
            battle: string;
            campaign: {
                /** @enum {string} */
                phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
                round: number;
                step: ("declarations" | "battles") | null;
            };
            confirmedBy: string[];
            difference: components["schemas"]["ReportDifference"] | null;
            /** @description The report that this was about */
            report: string | null;
            /** @description `etag` of that report */
            reportEtag: string | null;
            reportState: ("pending" | "disputed" | "applied" | "superseded") | null;
            /** @enum {string} */
            state: "open" | "reported" | "disputed" | "done" | "called-off";
            /** @description Name of the side */
            winner: string | null;
        };
        BattleEndedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                battle?: string;
                buildings?: {
                    building: string;
                    cp: number;
                }[];
                hex?: string;
                mechs?: {
                    /** @enum {string} */
                    change: "advanced" | "destroyed" | "lost" | "stays" | "withdrawn" | "wrecked";
                    design?: string;
                    fate: string;
                    force: string;
                    mech: string;
                    name?: string;
                }[];
                pilots?: {
                    captor?: string | null;
                    force: string;
                    hex: string | null;
                    hits: number;
                    name?: string;
                    pilot: string;
                    /** @enum {string} */
                    status: "captured" | "dead" | "gone" | "in-mech" | "stored";
                }[];
                reason?: string | null;
                rolls?: components["schemas"]["Roll"][];
                salvage?: {
                    design: string;
                    force: string;
                    unit: string;
                }[];
                sides?: {
                    forces: string[];
                    side: string;
                }[];
                /** @enum {string} */
                state?: "called-off" | "done";
                turns?: number;
                winner?: string | null;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "battle-ended";
        };
        BattleHandedOverEvent: {
            /** Format: date-time */
            at: string;
            data: {
                battle: string;
                engine: string;
                hex: string;
                setAside?: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "battle-handed-over";
        };
        /** @description In the stream under `event: battle`, to those who fight in it and to the game master. All null: some may have been missed */
        BattleNotice: {
            /** @description Its id; null: several may have moved, read again whatever is shown */
            battle: string | null;
            /** @description What to read again */
            changed: ("worksheet" | "records") | null;
            /** @description Of that side’s entry: whoever has one as large has read it already */
            revision: number | null;
            /** @description Whose entry it is */
            side: string | null;
            /** @description Of a worksheet; null: its field */
            unit: string | null;
        };
        BattleOpenedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                battle?: string;
                hex?: string;
                rolls?: components["schemas"]["Roll"][];
                sides?: {
                    forces: string[];
                    side: string;
                }[];
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "battle-opened";
        };
        BattleOverdueEvent: {
            /** Format: date-time */
            at: string;
            data: {
                battle: string;
                calledOffAt: string | null;
                hex: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "battle-overdue";
        };
        BattleRecords: {
            /** @description One’s own, by pointer */
            answers: {
                [key: string]: string | number | null;
            };
            battle: string;
            contradictions: components["schemas"]["Violation"][];
            difference: components["schemas"]["ReportDifference"] | null;
            differences: {
                fields: {
                    pointer: string;
                    said: {
                        /** @description A side; null: the game master */
                        by: string | null;
                        value: unknown;
                    }[];
                }[];
                /** @description Where the answer stands in the answers document */
                pointer: string;
                unit: string | null;
            }[];
            filed: components["schemas"]["BattleAnswer"] | null;
            /** @description What everybody should know of the records, though nothing is wrong with them: also what of them was not understood */
            notes: components["schemas"]["Violation"][];
            questions: {
                /** @enum {string} */
                about: "holder" | "turns" | "mines" | "building" | "fate" | "edge" | "pilot" | "record";
                /** @description The choices with what they mean, to be shown as buttons; null: any figure from min to max */
                answers: {
                    text: string;
                    value: string | number | null;
                }[] | null;
                /** @description Possible answers; null: any figure from min to max */
                choices: (string | number | null)[] | null;
                hasProposal: boolean;
                max: number | null;
                min: number | null;
                name: string | null;
                /** @description Where the answer stands in the answers document */
                pointer: string;
                /** @description What the records suggest, where hasProposal says so */
                proposal: string | number | null;
                /** @description Id of the unit, building or side; null: the battle */
                subject: string | null;
                /** @description The question as a sentence, in the reader’s language; with which figures are possible, and why it is asked again */
                text: string;
                /** @enum {string} */
                why: "nobody-answered" | "impossible" | "contested";
            }[];
            records: {
                /** @description Null: of somebody who only watched */
                side: string | null;
                units: number;
                version: string;
            }[];
            report: components["schemas"]["BattleReport"] | null;
        };
        /** @description TAC-5: what came of a battle */
        BattleReport: {
            /** @description Every building of the setup once */
            buildings: {
                cp: number;
                id: string;
            }[];
            /** @description TAC-1: SHA-256 of the setup, in hexadecimal; a report that carries another is stale */
            hash: string;
            /** @description CMB-7: the side that holds the field; null: none */
            holder: string | null;
            log: string | null;
            /** @description BLD-MINE: mines laid, by side */
            minesUsed: {
                [key: string]: number;
            };
            turns: number;
            /** @description TAC-6: every unit of the setup once */
            units: {
                condition: components["schemas"]["ReportedCondition"];
                /** @description CMB-5: over which it withdrew; null unless it did */
                edge: ("N" | "NE" | "SE" | "S" | "SW" | "NW") | null;
                /**
                 * @description TAC-5; destroyed: beyond salvage (SALV-1)
                 * @enum {string}
                 */
                fate: "on-field-fit" | "on-field-unfit" | "withdrawn" | "destroyed";
                id: string;
                /** @description Null exactly where the setup has none */
                pilot: {
                    /** @enum {string} */
                    fate: "in-mech" | "safe" | "captured" | "dead";
                    /** @description CMB-9: with 6 he is dead */
                    hits: number;
                } | null;
            }[];
        };
        /** @description TAC-1: a battle as it was frozen */
        BattleSetup: {
            battle: string;
            buildings: {
                /** @description Construction points left */
                cp: number;
                cpMax: number;
                id: string;
                /** @description BLD-QUARRY */
                indestructible: boolean;
                /** @description TAC-4: hex of the middle sheet; left out in setups of older versions */
                place?: string;
                /** @enum {string} */
                type: "hospital" | "black-market" | "free-trader" | "academy" | "mech-factory" | "repair-hangar" | "spaceport" | "sensor-network" | "railway-station" | "dropship" | "mine-factory" | "ammunition-depot" | "commodity-exchange" | "guerrilla-hq" | "quarry" | "spy-service" | "mercenary-camp" | "airfield" | "tank-factory" | "barracks" | "scrapyard";
            }[];
            /** Format: uuid */
            campaign: string;
            /** @description TAC-1: SHA-256 of the setup, in hexadecimal; a report that carries another is stale */
            hash: string;
            /** @description Hex: column and row, both from 01 */
            hex: string;
            round: number;
            ruleset: string;
            /** @description CMB-4: 5 × 5 map sheets, row by row from the north-west; rotated: turned by half a circle */
            sheets: {
                name: string;
                rotated: boolean;
            }[];
            sides: {
                /** @description TAC-2: one force, or those of a team */
                forces: string[];
                /** @description BLD-MINE: minefields that it may lay; 0 for who may not know (SIGHT-4) */
                minesAllowed: number;
                /** @description Name of the side within the battle: A, B, … */
                side: string;
                /** @description CMB-5: edges over which it may leave, and the planet hex behind each; others are closed */
                withdrawal: {
                    [key: string]: string;
                };
            }[];
            /** @enum {string} */
            terrain: "clear" | "woods" | "hills" | "mountains" | "urban" | "deep-water";
            /** @description CMB-7: turns after which it ends; null: none */
            turnLimit: number | null;
            units: {
                condition: components["schemas"]["Condition"];
                deployment: {
                    /** @enum {string} */
                    direction: "N" | "NE" | "SE" | "S" | "SW" | "NW";
                    /** @enum {string} */
                    ring: "middle" | "outer";
                } | "anywhere";
                /** @description Slug of the design in the catalogue */
                design: string;
                force: string;
                /** @description BLD-MERC */
                hired: boolean;
                /** @description TAC-3: never used again for another unit */
                id: string;
                /**
                 * @description Other kinds than mechs are support units, fresh for each battle
                 * @enum {string}
                 */
                kind: "mech" | "vehicle" | "vtol" | "infantry";
                name: string;
                /** @description Null: nobody sits in it */
                pilot: {
                    /** @description Lower is better */
                    gunnery: number;
                    /** @description CMB-9 */
                    hits: number;
                    id: string;
                    name: string;
                    /** @description Lower is better */
                    piloting: number;
                } | null;
                /**
                 * @description CMB-4
                 * @enum {string}
                 */
                role: "attacker" | "defender";
                /** @description CMB-6: stands shut down on the field */
                shutDown: boolean;
                side: string;
            }[];
        };
        BattleSummary: {
            /**
             * Format: date-time
             * @description While a report waits that counts by silence: when it does (TAC-7); else when the battle is late, or is called off then (CMB-11)
             */
            dueAt: string | null;
            /** @description TAC-8: with what it is fought; null for who does not fight in it */
            engine: string | null;
            /** @description Hex: column and row, both from 01 */
            hex: string;
            id: string;
            /** @description I fight in it */
            mine: boolean;
            /** Format: date-time */
            openedAt: string | null;
            /** @description CMB-11: it was due before, and the game master was told */
            overdue: boolean;
            /** @description The report that waits, or that has counted */
            report: string | null;
            round: number;
            /** @enum {string} */
            state: "open" | "reported" | "disputed" | "done" | "called-off";
            /** @description Name of the side */
            winner: string | null;
        };
        BattleValueExplanation: {
            bv: number;
            design: string;
            heatEfficiency: components["schemas"]["BattleValueTerm"];
            name: string;
            skilled: null | {
                bv: number;
                gunnery: number;
                piloting: number;
                term: components["schemas"]["BattleValueTerm"];
            };
            term: components["schemas"]["BattleValueTerm"];
        };
        BattleValueTerm: {
            /** @enum {string} */
            code: "ammunition/bin" | "ammunition/bins" | "ammunition/filled" | "ammunition/full" | "ammunition/kind" | "ammunition/weapon" | "ammunition/weapons" | "armor/blue-shield" | "armor/cockpit" | "armor/factor" | "armor/harjel" | "armor/kind" | "armor/location" | "armor/locations" | "armor/modular" | "armor/per-point" | "armor/points" | "armor/total" | "armored/flat" | "armored/piece" | "armored/share" | "armored/slots" | "armored/system" | "armored/value" | "battle-value" | "battle-value/cockpit" | "battle-value/drone" | "battle-value/exact" | "battle-value/ratings" | "defensive" | "defensive/armor" | "defensive/base" | "defensive/by-movement" | "defensive/equipment" | "defensive/explosive" | "defensive/factor" | "defensive/gyro" | "defensive/least" | "defensive/parts" | "defensive/per-modifier" | "defensive/structure" | "defensive/unmoved" | "equipment/damage" | "equipment/myomer" | "equipment/offensive" | "equipment/per-point" | "equipment/piece" | "equipment/steadied" | "equipment/value" | "explosive/ammunition" | "explosive/blue-shield" | "explosive/per-slot" | "explosive/piece" | "explosive/slots" | "gyro/kind" | "gyro/tons" | "heat/airstream" | "heat/bearable" | "heat/concealment" | "heat/dissipation" | "heat/efficiency" | "heat/emergency-coolant" | "heat/engine" | "heat/flying" | "heat/hottest" | "heat/jumping" | "heat/movement" | "heat/pods" | "heat/radical" | "heat/running" | "heat/taken" | "heat/wing" | "movement/concealment" | "movement/defense-modifier" | "movement/flying-modifier" | "movement/jump-modifier" | "movement/run-modifier" | "movement/target-modifier" | "movement/umu-modifier" | "movement/void-least" | "offensive" | "offensive/ammunition" | "offensive/equipment" | "offensive/fire-control" | "offensive/parts" | "offensive/speed" | "offensive/weapons" | "offensive/weight" | "skilled" | "skilled/exact" | "skilled/factor" | "speed/exact" | "structure/blue-shield" | "structure/engine" | "structure/factor" | "structure/kind" | "structure/per-point" | "structure/points" | "weapon/array" | "weapon/array-gain" | "weapon/base" | "weapon/capacitor" | "weapon/charged" | "weapon/drone" | "weapon/facing" | "weapon/guidance" | "weapon/guns" | "weapon/pulse-module" | "weapon/steadied" | "weapon/targeting-computer" | "weapon/too-hot" | "weapons/weapon" | "weight/enhanced" | "weight/tons" | "weight/tsm";
            /** @enum {string} */
            kind: "given" | "sum" | "product" | "smallest" | "largest" | "rounded" | "two-decimals";
            params: {
                [key: string]: string | number;
            };
            terms: components["schemas"]["BattleValueTerm"][];
            text: string;
            value: number;
        };
        BuildingCapturedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                building: string;
                /** @enum {string} */
                buildingType: "academy" | "airfield" | "ammunition-depot" | "barracks" | "black-market" | "commodity-exchange" | "dropship" | "free-trader" | "guerrilla-hq" | "hospital" | "mech-factory" | "mercenary-camp" | "mine-factory" | "quarry" | "railway-station" | "repair-hangar" | "scrapyard" | "sensor-network" | "spaceport" | "spy-service" | "tank-factory";
                from?: string | null;
                hex: string;
                rolls?: components["schemas"]["Roll"][];
                to?: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "building-captured";
        };
        BuildingCorrectedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                building: string;
                /** @enum {string} */
                buildingType: "academy" | "airfield" | "ammunition-depot" | "barracks" | "black-market" | "commodity-exchange" | "dropship" | "free-trader" | "guerrilla-hq" | "hospital" | "mech-factory" | "mercenary-camp" | "mine-factory" | "quarry" | "railway-station" | "repair-hangar" | "scrapyard" | "sensor-network" | "spaceport" | "spy-service" | "tank-factory";
                control: string | null;
                cp: number;
                hex: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "building-corrected";
        };
        BuildingInfo: {
            effect: {
                de: string;
                en: string;
            };
            name: {
                de: string;
                en: string;
            };
            rule: string;
            type: string;
        };
        BuildingInfoPage: {
            items: components["schemas"]["BuildingInfo"][];
            next: string | null;
        };
        BuildingRepairedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                building: string;
                /** @enum {string} */
                buildingType: "academy" | "airfield" | "ammunition-depot" | "barracks" | "black-market" | "commodity-exchange" | "dropship" | "free-trader" | "guerrilla-hq" | "hospital" | "mech-factory" | "mercenary-camp" | "mine-factory" | "quarry" | "railway-station" | "repair-hangar" | "scrapyard" | "sensor-network" | "spaceport" | "spy-service" | "tank-factory";
                cp: number;
                force: string;
                hex: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "building-repaired";
        };
        BuildingSabotagedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                building: string;
                /** @enum {string} */
                buildingType: "academy" | "airfield" | "ammunition-depot" | "barracks" | "black-market" | "commodity-exchange" | "dropship" | "free-trader" | "guerrilla-hq" | "hospital" | "mech-factory" | "mercenary-camp" | "mine-factory" | "quarry" | "railway-station" | "repair-hangar" | "scrapyard" | "sensor-network" | "spaceport" | "spy-service" | "tank-factory";
                by?: string;
                force: string;
                hex: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "building-sabotaged";
        };
        Campaign: {
            /** Format: date-time */
            deadline: string | null;
            diceCommitment: string;
            diceSeed: string | null;
            diceSeeds: {
                commitment: string;
                epoch: number;
                seed: string;
            }[];
            gameMaster: {
                displayName: string;
                /** Format: uuid */
                id: string;
            } | null;
            /** Format: uuid */
            id: string;
            /** @description SETUP-10: what was mixed into the seed of the map, told when the campaign is over */
            mapSecret: string | null;
            myForce: string | null;
            name: string;
            options: components["schemas"]["Options"];
            /** @enum {string} */
            phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
            /** @enum {string} */
            role: "gm" | "player" | "observer";
            round: number;
            ruleset: string;
            seats: {
                /** @description Id of a faction: `FactionId` lists them */
                faction: string | null;
                force: string | null;
                name: string | null;
                out: boolean;
                seat: number;
                submitted: boolean;
                user: {
                    displayName: string;
                    /** Format: uuid */
                    id: string;
                } | null;
            }[];
            /** @enum {string} */
            status: "setup" | "running" | "paused" | "finished";
            step: ("declarations" | "battles") | null;
        };
        CampaignChanges: {
            /** @description By seat, the first first; null: whoever takes the seat chooses */
            factions?: (string | null)[] | null;
            name?: string;
            options?: components["schemas"]["OptionChanges"];
            /** @description How many forces, 2 to 8. Left out or null: as many as `factions` names, else as before */
            seats?: number | null;
        };
        CampaignClaimedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                name: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "campaign-claimed";
        };
        CampaignFinishedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                /** @enum {string} */
                condition: "all-out" | "buildings" | "gm" | "last-force-standing" | "rounds";
                reason: string | null;
                standing: {
                    buildings: number;
                    bv: number;
                    force: string;
                    out: boolean;
                    tons: number;
                    value: number;
                }[];
                winners: string[];
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "campaign-finished";
        };
        CampaignHandedOverEvent: {
            /** Format: date-time */
            at: string;
            data: {
                name: string;
                reason: string | null;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "campaign-handed-over";
        };
        CampaignPage: {
            items: components["schemas"]["Campaign"][];
            next: string | null;
        };
        CampaignPausedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                reason: string | null;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "campaign-paused";
        };
        CampaignResumedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                deadline: string | null;
                reason: string | null;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "campaign-resumed";
        };
        CampaignRolledBackEvent: {
            /** Format: date-time */
            at: string;
            data: {
                deadline: string | null;
                diceCommitment: string;
                phase: string;
                reason: string;
                round: number;
                step: string | null;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "campaign-rolled-back";
        };
        CampaignStartedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                diceCommitment: string;
                name: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "campaign-started";
        };
        /** @description TAC-3: what a unit lacks of its design; only differences are named */
        Condition: {
            /** @description Shots left, by bin, where it is not full */
            ammunition: {
                /** @enum {string} */
                location: "HD" | "CT" | "RT" | "LT" | "RA" | "LA" | "RL" | "LL";
                shots: number;
                slot: number;
            }[];
            /** @description Points of armour left, where fewer than the design has */
            armor: {
                [key: string]: number;
            };
            slots: {
                /** @enum {string} */
                location: "HD" | "CT" | "RT" | "LT" | "RA" | "LA" | "RL" | "LL";
                /** @description From 1 */
                slot: number;
                /** @enum {string} */
                state: "hit" | "destroyed";
            }[];
            /** @description Points of structure left, where fewer than the design has; 0: the location is gone */
            structure: {
                [key: string]: number;
            };
        };
        Construction: {
            design: string;
            name: string;
            slots: {
                free: {
                    CT: number;
                    HD: number;
                    LA: number;
                    LL: number;
                    LT: number;
                    RA: number;
                    RL: number;
                    RT: number;
                };
                used: number;
            };
            tons: number;
            total: number;
            unknown: string[];
            violations: components["schemas"]["Violation"][];
            weight: {
                count: number | null;
                item: string | null;
                /** @enum {string} */
                part: "structure" | "engine" | "gyro" | "cockpit" | "heat-sinks" | "armor" | "conversion-gear" | "armored-components" | "amplifiers" | "item";
                text: string;
                tons: number;
            }[];
        };
        Correction: {
            condition?: components["schemas"]["Condition"];
            /** @enum {string} */
            direction?: "N" | "NE" | "SE" | "S" | "SW" | "NW";
            force?: string;
            /** @description Hex: column and row, both from 01 */
            hex?: string;
            mech: string;
            pilot?: string | null;
            /** @constant */
            set: "mech";
            /** @enum {string} */
            state?: "ready" | "shut-down" | "sabotaged" | "moved-by-train" | "kept-from-salvage" | "no-pilot";
        } | {
            /** @constant */
            add: "mech";
            design: string;
            /** @enum {string} */
            direction?: "N" | "NE" | "SE" | "S" | "SW" | "NW";
            force: string;
            /** @description Hex: column and row, both from 01 */
            hex: string;
        } | {
            mech: string;
            /** @constant */
            remove: "mech";
        } | {
            captor?: string;
            gunnery?: number;
            /** @description Hex: column and row, both from 01 */
            hex?: string;
            hits?: number;
            pilot: string;
            piloting?: number;
            /** @constant */
            set: "pilot";
            /** @enum {string} */
            status?: "in-mech" | "stored" | "captured" | "dead";
        } | {
            /** @constant */
            add: "pilot";
            force: string;
            gunnery: number;
            /** @description Hex: column and row, both from 01 */
            hex: string;
            name: string;
            piloting: number;
        } | {
            building: string;
            control?: string | null;
            cp?: number;
            /** @constant */
            set: "building";
            work?: {
                design: string;
                tons: number;
            } | null;
        } | {
            change: number;
            force: string;
            /** @constant */
            set: "account";
        } | {
            force: string;
            /** @description Hex: column and row, both from 01 */
            hex: string;
            item: string;
            quantity: number;
            /** @constant */
            set: "stock";
            usable?: number;
        } | {
            condition?: components["schemas"]["Condition"];
            right?: string;
            /** @constant */
            set: "wreck";
            wreck: string;
        } | {
            /** @constant */
            remove: "wreck";
            wreck: string;
        } | {
            force: string;
            /** @constant */
            forget: "sightings";
        };
        CorrectionMadeEvent: {
            /** Format: date-time */
            at: string;
            data: {
                reason: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "correction-made";
        };
        CorrectionsBody: {
            changes: components["schemas"]["Correction"][];
            reason: string;
        };
        Course: {
            /** Format: date-time */
            deadline: string | null;
            /** @enum {string} */
            phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
            round: number;
            /** @enum {string} */
            status: "running" | "paused" | "finished";
            step: ("declarations" | "battles") | null;
            winners: string[] | null;
        };
        DeadlineMovedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                deadline: string | null;
                reason: string | null;
                remaining: number | null;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deadline-moved";
        };
        DeadlinePassedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                /** @description Forces that were not ready. Only the game master is told. */
                late?: string[];
                phase: string;
                round: number;
                step: string | null;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deadline-passed";
        };
        /**
         * @example {
         *       "campaign": {
         *         "id": "0192f0c1-2a3b-7c4d-8e5f-000000000001",
         *         "name": "Demo war"
         *       },
         *       "logins": [
         *         {
         *           "role": "player",
         *           "displayName": "Anna",
         *           "email": "anna@demo.example",
         *           "password": "not-this-one",
         *           "force": "First Lancers"
         *         }
         *       ],
         *       "map": {
         *         "columns": 20,
         *         "rows": 15,
         *         "terrain": {
         *           "0101": "woods"
         *         },
         *         "buildings": [
         *           {
         *             "type": "quarry",
         *             "hex": "0704"
         *           }
         *         ]
         *       }
         *     }
         */
        Demo: {
            campaign: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            logins: {
                displayName: string;
                email: string;
                /** @description Name of the force that a player has */
                force: string | null;
                password: string;
                /** @enum {string} */
                role: "gm" | "player";
            }[];
            map: {
                buildings: {
                    /** @description Hex: column and row, both from 01 */
                    hex: string;
                    /** @enum {string} */
                    type: "hospital" | "black-market" | "free-trader" | "academy" | "mech-factory" | "repair-hangar" | "spaceport" | "sensor-network" | "railway-station" | "dropship" | "mine-factory" | "ammunition-depot" | "commodity-exchange" | "guerrilla-hq" | "quarry" | "spy-service" | "mercenary-camp" | "airfield" | "tank-factory" | "barracks" | "scrapyard";
                }[];
                columns: number;
                rows: number;
                terrain: {
                    [key: string]: "clear" | "woods" | "hills" | "mountains" | "urban" | "deep-water";
                };
            };
        };
        DepotPlunderedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                from: string;
                hex: string;
                rolls?: components["schemas"]["Roll"][];
                stock: {
                    item: string;
                    quantity: number;
                }[];
                to?: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "depot-plundered";
        };
        DesignsImportedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                designs: number;
                tables: number;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "designs-imported";
        };
        DisputeWaitsEvent: {
            /** Format: date-time */
            at: string;
            data: {
                battle: string;
                hex: string;
                toldAgainAt: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "dispute-waits";
        };
        EmptyBody: Record<string, never>;
        EngineAnswer: {
            battle: string;
            report: string;
            /** @enum {string} */
            reportState: "pending" | "disputed" | "applied" | "superseded";
            /** @enum {string} */
            state: "open" | "reported" | "disputed" | "done" | "called-off";
            winner: string | null;
        };
        EngineCountsChangedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                /** @enum {string} */
                counts: "at-once" | "confirmed";
                engine: string;
                name: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "engine-counts-changed";
        };
        EngineDeliveries: {
            /** @description Battles that the engine has not reported yet */
            battles: {
                /** @description Posts begun; 0: none yet */
                attempts: number;
                battle: string;
                /** @description The X-Engine-Delivery of its posts */
                delivery: string;
                /**
                 * Format: date-time
                 * @description Posted again then, unless it is taken before
                 */
                nextAt: string | null;
                /** Format: date-time */
                takenAt: string | null;
            }[];
            /**
             * Format: date-time
             * @description The first post since then that was not taken; null when the last one was
             */
            failingSince: string | null;
            lastFailure: {
                /** @enum {string} */
                reason: "bad-url" | "unresolved" | "not-public" | "unreachable" | "too-slow" | "answered";
                status: number | null;
            } | null;
            /**
             * Format: date-time
             * @description When a battle was last taken (2xx), since the webhook was set
             */
            lastTakenAt: string | null;
            webhook: string | null;
        };
        EngineRemovedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                battles: {
                    battle: string;
                    hex: string;
                }[];
                engine: string;
                name: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "engine-removed";
        };
        EngineWork: {
            battle: string;
            blank: components["schemas"]["BattleReport"];
            /** Format: date-time */
            openedAt: string;
            setup: components["schemas"]["BattleSetup"];
            tons: {
                [key: string]: number | null;
            };
        };
        /** @description What has happened, by its `type`; ids are those of the view and of battles. A later version may tell of other types: show the `text` of those. Events of before an update may lack what was added since, and keep what they were told with. */
        Event: components["schemas"]["AccountChangedEvent"] | components["schemas"]["AttackFellAwayEvent"] | components["schemas"]["AttacksSettledEvent"] | components["schemas"]["BattleEndedEvent"] | components["schemas"]["BattleHandedOverEvent"] | components["schemas"]["BattleOpenedEvent"] | components["schemas"]["BattleOverdueEvent"] | components["schemas"]["BuildingCapturedEvent"] | components["schemas"]["BuildingCorrectedEvent"] | components["schemas"]["BuildingRepairedEvent"] | components["schemas"]["BuildingSabotagedEvent"] | components["schemas"]["CampaignClaimedEvent"] | components["schemas"]["CampaignFinishedEvent"] | components["schemas"]["CampaignHandedOverEvent"] | components["schemas"]["CampaignPausedEvent"] | components["schemas"]["CampaignResumedEvent"] | components["schemas"]["CampaignRolledBackEvent"] | components["schemas"]["CampaignStartedEvent"] | components["schemas"]["CorrectionMadeEvent"] | components["schemas"]["DeadlineMovedEvent"] | components["schemas"]["DeadlinePassedEvent"] | components["schemas"]["DepotPlunderedEvent"] | components["schemas"]["DesignsImportedEvent"] | components["schemas"]["DisputeWaitsEvent"] | components["schemas"]["EngineCountsChangedEvent"] | components["schemas"]["EngineRemovedEvent"] | components["schemas"]["FactoryWorkedEvent"] | components["schemas"]["ForceOutEvent"] | components["schemas"]["InvitationMadeEvent"] | components["schemas"]["InvitationRevokedEvent"] | components["schemas"]["MechBoughtEvent"] | components["schemas"]["MechBuiltEvent"] | components["schemas"]["MechCorrectedEvent"] | components["schemas"]["MechEnteredEvent"] | components["schemas"]["MechHaltedEvent"] | components["schemas"]["MechHiredEvent"] | components["schemas"]["MechKeptEvent"] | components["schemas"]["MechMovedEvent"] | components["schemas"]["MechRefittedEvent"] | components["schemas"]["MechRepairedEvent"] | components["schemas"]["MechSabotagedEvent"] | components["schemas"]["MechShutDownEvent"] | components["schemas"]["MechSoldEvent"] | components["schemas"]["MemberJoinedEvent"] | components["schemas"]["MemberLeftEvent"] | components["schemas"]["MemberRemovedEvent"] | components["schemas"]["MercenaryLeftEvent"] | components["schemas"]["MovesOrderedEvent"] | components["schemas"]["NudgedEvent"] | components["schemas"]["OfferAcceptedEvent"] | components["schemas"]["OfferMadeEvent"] | components["schemas"]["OfferWithdrawnEvent"] | components["schemas"]["OrderDroppedEvent"] | components["schemas"]["PhaseAdvancedEvent"] | components["schemas"]["PhaseOpenedEvent"] | components["schemas"]["PilotBoardedEvent"] | components["schemas"]["PilotBoughtEvent"] | components["schemas"]["PilotCorrectedEvent"] | components["schemas"]["PilotDisembarkedEvent"] | components["schemas"]["PilotHealedEvent"] | components["schemas"]["PilotSoldEvent"] | components["schemas"]["PilotTrainedEvent"] | components["schemas"]["PilotsExchangedEvent"] | components["schemas"]["PilotsMovedEvent"] | components["schemas"]["PilotsTakenEvent"] | components["schemas"]["PrisonerPassedEvent"] | components["schemas"]["ReportConfirmedEvent"] | components["schemas"]["ReportDisputedEvent"] | components["schemas"]["ReportEditedEvent"] | components["schemas"]["ReportFiledEvent"] | components["schemas"]["ResetLinkMadeEvent"] | components["schemas"]["ResetLinkRefusedEvent"] | components["schemas"]["RoundEndedEvent"] | components["schemas"]["SeatGivenUpEvent"] | components["schemas"]["SeatReassignedEvent"] | components["schemas"]["SheetReadEvent"] | components["schemas"]["StockCorrectedEvent"] | components["schemas"]["StockMovedEvent"] | components["schemas"]["WreckCorrectedEvent"] | components["schemas"]["WreckScrappedEvent"] | components["schemas"]["WrecksLeftEvent"] | components["schemas"]["WrecksLostEvent"];
        /** @enum {string} */
        EventPhase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
        ExternalEngine: {
            /** @enum {string} */
            counts: "confirmed" | "at-once";
            /** Format: date-time */
            createdAt: string;
            id: string;
            name: string;
            rulesets: string[];
            webhook: string | null;
        };
        Faction: {
            clan: boolean;
            faction: components["schemas"]["FactionId"];
            innerSphere: boolean;
            name: {
                de: string;
                en: string;
            };
        };
        /**
         * @description Id of a faction. At present: davion, steiner, kurita, liao, marik, comstar, wob, periphery, clan-wolf, clan-jade-falcon, clan-ghost-bear, clan-snow-raven, clan-diamond-shark
         * @example davion
         */
        FactionId: string;
        FactionPage: {
            items: components["schemas"]["Faction"][];
            next: string | null;
        };
        FactoryWorkedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                building: string;
                design: string;
                force: string;
                hex: string;
                of: number;
                tons: number;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "factory-worked";
        };
        Force: {
            budget: number;
            bvSpent: number;
            /** @description Id of a faction: `FactionId` lists them */
            faction: string | null;
            force: string;
            /** @description Hex: column and row, both from 01 */
            hq: string | null;
            mechs: {
                /** @description Slug of a design */
                design: string;
                /** @description Where it starts; null: at the headquarters. Another hex only with `deployment: own-half` (SETUP-9) */
                hex: string | null;
                /** @description Null: that of the design */
                name: string | null;
                /** @description Position in `pilots`, from 0; null: nobody sits in it */
                pilot: number | null;
            }[];
            name: string | null;
            pilots: {
                name: string | null;
                /** @enum {string} */
                rank: "elite" | "veteran" | "regular" | "green";
            }[];
            seat: number;
            submitted: boolean;
            violations: components["schemas"]["Violation"][];
        };
        ForceDraft: {
            mechs: {
                /** @description Slug of a design */
                design: string;
                /** @description Where it starts; null: at the headquarters. Another hex only with `deployment: own-half` (SETUP-9) */
                hex?: string | null;
                /** @description Null: that of the design */
                name?: string | null;
                /** @description Position in `pilots`, from 0; null: nobody sits in it */
                pilot?: number | null;
            }[];
            pilots: {
                name?: string | null;
                /** @enum {string} */
                rank: "elite" | "veteran" | "regular" | "green";
            }[];
        };
        ForceFigures: {
            buildings: number;
            bv: number;
            force: string;
            lost: {
                bv: number;
                mechs: number;
                pilotsCaptured: number;
                pilotsDead: number;
            };
            mechs: number;
            out: boolean;
            pilots: number;
            tons: number;
            value: number;
        };
        ForceOutEvent: {
            /** Format: date-time */
            at: string;
            data: {
                buildings?: string[];
                force: string;
                name: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "force-out";
        };
        Goods: {
            prisoners: string[];
            stock: {
                /** @description Hex: column and row, both from 01 */
                hex: string;
                item: string;
                quantity: number;
            }[];
            tons: number;
        };
        /**
         * @example {
         *       "hidden": true
         *     }
         */
        Hidden: {
            hidden: boolean;
        };
        HouseList: {
            faction: string;
            lists: {
                assault: {
                    bv: number | null;
                    design: string;
                    name: string;
                    tons: number | null;
                    weight: number;
                }[];
                heavy: {
                    bv: number | null;
                    design: string;
                    name: string;
                    tons: number | null;
                    weight: number;
                }[];
                light: {
                    bv: number | null;
                    design: string;
                    name: string;
                    tons: number | null;
                    weight: number;
                }[];
                medium: {
                    bv: number | null;
                    design: string;
                    name: string;
                    tons: number | null;
                    weight: number;
                }[];
            };
        };
        ImportedDesign: {
            /** Format: date-time */
            addedAt: string;
            bv: number;
            design: string;
            file: string;
            name: string;
        };
        ImportedDesignPage: {
            items: components["schemas"]["ImportedDesign"][];
            next: string | null;
        };
        ImportedFiles: {
            /** @description `.mtf` files and random assignment tables; many of them better come as a zip archive */
            files: {
                /** @description Path of the file, as reports shall name it */
                name: string;
                text: string;
            }[];
        };
        ImportReport: {
            added: number;
            designs: {
                bv: number;
                design: string;
                file: string;
                name: string;
                /** @enum {string} */
                state: "added" | "known";
            }[];
            /** @description The same machine was there already */
            known: number;
            /** @description What is odd about files that were not refused, and forbids nothing */
            notes: {
                file: string;
                notes: components["schemas"]["Violation"][];
            }[];
            /** @description Files that were read */
            read: number;
            refusals: {
                file: string;
                violations: components["schemas"]["Violation"][];
            }[];
            refused: number;
            tables: {
                entries: number;
                file: string;
                /** @description For `houseList=` of a search */
                list: string;
                /** @enum {string} */
                state: "added" | "known" | "replaced";
                title: string;
                /** @description Names of which there is no design or table, so far */
                unresolved: string[];
            }[];
        };
        /**
         * @example {
         *       "code": "Zk3v8QxH1mW5sT7yB2nC4dF6gJ9kL0pR",
         *       "url": "http://localhost:3000/join#code=Zk3v8QxH1mW5sT7yB2nC4dF6gJ9kL0pR",
         *       "role": "player",
         *       "seat": 2,
         *       "force": null,
         *       "expiresAt": "3025-06-15T18:00:00.000Z"
         *     }
         */
        Invitation: {
            code: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description The force that is taken over as it is */
            force: string | null;
            /** @enum {string} */
            role: "player" | "observer";
            seat: number | null;
            /** Format: uri */
            url: string;
        };
        /**
         * @example {
         *       "campaign": {
         *         "name": "New Avalon",
         *         "status": "setup"
         *       },
         *       "gameMaster": "Referee",
         *       "role": "player",
         *       "seat": 2,
         *       "force": null,
         *       "factions": [
         *         "kurita"
         *       ],
         *       "open": true,
         *       "expiresAt": "3025-06-15T18:00:00.000Z"
         *     }
         */
        InvitationLook: {
            campaign: {
                name: string;
                /** @enum {string} */
                status: "setup" | "running" | "paused" | "finished";
            };
            /** Format: date-time */
            expiresAt: string;
            /** @description Among which whoever accepts chooses; empty: nothing is to be chosen */
            factions: components["schemas"]["FactionId"][];
            /** @description What is taken over as it is */
            force: {
                faction: components["schemas"]["FactionId"];
                name: string;
            } | null;
            gameMaster: string | null;
            /** @description Whether it can be accepted now */
            open: boolean;
            /** @enum {string} */
            role: "player" | "observer";
            /** @description The seat that whoever accepts now gets; null: an observer, or one more is added */
            seat: number | null;
        };
        InvitationMadeEvent: {
            /** Format: date-time */
            at: string;
            data: {
                expiresAt: string;
                force: string | null;
                /** @enum {string} */
                role: "observer" | "player";
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "invitation-made";
        };
        InvitationRevokedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                force: string | null;
                /** @enum {string} */
                role: "observer" | "player";
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "invitation-revoked";
        };
        Item: {
            ammunition: null | {
                [key: string]: unknown;
            };
            bv: number | null;
            flags: string[];
            item: string;
            /** @enum {string} */
            kind: "weapon" | "ammunition" | "armor" | "structure" | "equipment";
            name: string;
            perTon: number | null;
            price: {
                /** @enum {string} */
                class: "standard" | "other";
                factor: number;
                tons: number | null;
            };
            rulesLevel: string;
            slots: number | null;
            /** @enum {string} */
            stockUnit: "points" | "shots" | "tons" | "pieces";
            /** @enum {string} */
            techBase: "is" | "clan" | "any";
            tons: number | null;
            tradable: boolean;
            weapon: null | {
                [key: string]: unknown;
            };
            /** @description Tons of a piece of what weighs by the mech; a depot holds and a market sells `item@tons` */
            weights: number[] | null;
        };
        ItemPage: {
            items: components["schemas"]["Item"][];
            next: string | null;
        };
        LedgerEntry: {
            amount: number;
            /** Format: date-time */
            at: string;
            balance: number;
            cause: {
                order: components["schemas"]["Order"] | null;
                rule: string;
                text: string;
            };
            id: string;
            /** @enum {string} */
            phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
            round: number;
        };
        /**
         * @example {
         *       "code": "Zk3v8QxH1mW5sT7yB2nC4dF6gJ9kL0pR",
         *       "url": "http://localhost:3000/join#code=Zk3v8QxH1mW5sT7yB2nC4dF6gJ9kL0pR",
         *       "role": "player",
         *       "seat": 2,
         *       "force": null,
         *       "state": "used",
         *       "madeAt": "3025-06-01T18:00:00.000Z",
         *       "expiresAt": "3025-06-15T18:00:00.000Z",
         *       "usedBy": {
         *         "id": "0192f0c1-2a3b-7c4d-8e5f-0a1b2c3d4e5f",
         *         "displayName": "Anna"
         *       },
         *       "usedAt": "3025-06-02T07:12:30.000Z"
         *     }
         */
        ListedInvitation: {
            /** @description null, as url: of one that was made before the server kept codes */
            code: string | null;
            /** Format: date-time */
            expiresAt: string;
            /** @description The force that is taken over as it is */
            force: string | null;
            /** Format: date-time */
            madeAt: string;
            /** @enum {string} */
            role: "player" | "observer";
            seat: number | null;
            /** @enum {string} */
            state: "open" | "used" | "expired";
            /** Format: uri */
            url: string | null;
            /** Format: date-time */
            usedAt: string | null;
            usedBy: {
                displayName: string | null;
                /** Format: uuid */
                id: string;
            } | null;
        };
        LoginBody: {
            /** Format: email */
            email: string;
            /** Format: password */
            password: string;
        };
        MapPlan: {
            buildings: {
                /** @description Hex: column and row, both from 01 */
                hex: string;
                seat: number | null;
                /** @enum {string} */
                type: "hospital" | "black-market" | "free-trader" | "academy" | "mech-factory" | "repair-hangar" | "spaceport" | "sensor-network" | "railway-station" | "dropship" | "mine-factory" | "ammunition-depot" | "commodity-exchange" | "guerrilla-hq" | "quarry" | "spy-service" | "mercenary-camp" | "airfield" | "tank-factory" | "barracks" | "scrapyard";
            }[];
            columns: number;
            hqs: string[];
            rows: number;
            seed: string | null;
            starts: string[];
            terrain: {
                [key: string]: "clear" | "woods" | "hills" | "mountains" | "urban" | "deep-water";
            };
        };
        MapWishes: {
            /** @description 1 to 99. Left out or null: the option `buildingCount` */
            buildings?: number | null;
            /** @description 8 to 60. Left out or null: 24 */
            columns?: number | null;
            /** @description 8 to 40. Left out or null: 16 */
            rows?: number | null;
            /** @description The same seed and wishes draw the same map, in this campaign only: a secret of the campaign is mixed in (SETUP-10). */
            seed: string | number;
        };
        MechBoughtEvent: {
            /** Format: date-time */
            at: string;
            data: {
                design: string;
                force: string;
                hex: string | null;
                mech: string;
                name?: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mech-bought";
        };
        MechBuiltEvent: {
            /** Format: date-time */
            at: string;
            data: {
                building?: string;
                design: string;
                force: string;
                hex: string | null;
                mech: string;
                name?: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mech-built";
        };
        MechCorrectedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                /** @enum {string} */
                change: "added" | "changed" | "removed";
                condition?: components["schemas"]["Condition"];
                design: string;
                force: string;
                /** @description Where a witness saw it before. */
                from?: string | null;
                hex: string | null;
                mech: string;
                name?: string;
                pilot?: string | null;
                shutDown?: boolean | null;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mech-corrected";
        };
        MechEnteredEvent: {
            /** Format: date-time */
            at: string;
            data: {
                design: string;
                force: string;
                hex: string;
                mech: string;
                name?: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mech-entered";
        };
        MechHaltedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                force: string;
                hex: string;
                /**
                 * @description How it was to go; left out in feeds of older releases.
                 * @enum {string}
                 */
                how?: "dropship" | "move" | "rail";
                mech: string;
                name: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mech-halted";
        };
        MechHiredEvent: {
            /** Format: date-time */
            at: string;
            data: {
                design: string;
                force: string;
                hex: string;
                mech: string;
                name: string;
                pilot: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mech-hired";
        };
        MechKeptEvent: {
            /** Format: date-time */
            at: string;
            data: {
                battle?: string;
                condition?: components["schemas"]["Condition"];
                design: string;
                force: string;
                from?: string;
                hex: string;
                keptUntilRound?: number;
                mech: string;
                name?: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mech-kept";
        };
        MechMovedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                /** @enum {string} */
                by: "dropship" | "move" | "rail";
                design: string;
                force: string;
                from: string;
                mech: string;
                name?: string;
                path: string[];
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mech-moved";
        };
        MechPage: {
            items: components["schemas"]["MechSummary"][];
            next: string | null;
        };
        MechRefittedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                condition: components["schemas"]["Condition"];
                design: string;
                factoryDesign: string | null;
                force: string;
                from: string;
                gives: {
                    item: string;
                    units: number;
                }[];
                hex: string;
                lost: {
                    item: string;
                    units: number;
                }[];
                mech: string;
                name: string;
                takes: {
                    item: string;
                    units: number;
                }[];
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mech-refitted";
        };
        MechRepairedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                condition: components["schemas"]["Condition"];
                force: string;
                hex: string;
                mech: string;
                name: string;
                takes: {
                    item: string;
                    units: number;
                }[];
                /** @enum {string} */
                what: "ammunition" | "armor" | "hangar" | "part" | "structure";
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mech-repaired";
        };
        MechSabotagedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                by?: string;
                force: string;
                hex: string | null;
                mech: string;
                name: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mech-sabotaged";
        };
        MechShutDownEvent: {
            /** Format: date-time */
            at: string;
            data: {
                design: string;
                force: string;
                hex: string;
                mech: string;
                name?: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mech-shut-down";
        };
        MechSoldEvent: {
            /** Format: date-time */
            at: string;
            data: {
                design: string;
                force: string;
                hex: string | null;
                mech: string;
                name?: string;
                pilot?: string | null;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mech-sold";
        };
        MechSummary: {
            bv: number;
            chassis: string;
            /** @enum {string} */
            class: "light" | "medium" | "heavy" | "assault";
            cost: number | null;
            design: string;
            factions: string[];
            jump: number;
            mixedTech: boolean;
            model: string;
            /** @enum {string} */
            motion: "biped" | "quad";
            name: string;
            omni: boolean;
            role: string;
            rulesLevel: string;
            run: number;
            /** @enum {string} */
            techBase: "is" | "clan";
            tons: number;
            walk: number;
            year: number;
        };
        /**
         * @example {
         *       "user": {
         *         "id": "0192f0c1-2a3b-7c4d-8e5f-0a1b2c3d4e5f",
         *         "displayName": "Anna"
         *       },
         *       "role": "player",
         *       "force": "826d5b5d1dd87752eb959614",
         *       "joinedAt": "3025-06-01T18:00:00.000Z",
         *       "lastSeen": null
         *     }
         */
        Member: {
            force: string | null;
            /** Format: date-time */
            joinedAt: string;
            /**
             * Format: date-time
             * @description When they were last at their account, to the hour; told to the game master only
             */
            lastSeen: string | null;
            /** @enum {string} */
            role: "gm" | "player" | "observer";
            user: {
                displayName: string;
                /** Format: uuid */
                id: string;
            };
        };
        MemberBody: {
            reason?: string | null;
            /** Format: uuid */
            userId: string;
        };
        MemberJoinedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                name: string;
                /** @constant */
                role: "observer";
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "member-joined";
        };
        MemberLeftEvent: {
            /** Format: date-time */
            at: string;
            data: {
                name: string;
                /** @enum {string} */
                role: "gm" | "observer" | "player";
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "member-left";
        };
        MemberRemovedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                force: string | null;
                name: string;
                reason: string | null;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "member-removed";
        };
        MercenaryLeftEvent: {
            /** Format: date-time */
            at: string;
            data: {
                design: string;
                force: string;
                hex: string | null;
                mech: string;
                name: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mercenary-left";
        };
        /**
         * @example {
         *       "id": "b41f0c6f2f0d4c1f8d3e9a57",
         *       "from": "826d5b5d1dd87752eb959614",
         *       "to": "0f3c9a7be1d24458c6a0b7d2",
         *       "at": "3025-06-01T18:00:00.000Z",
         *       "text": "A truce at 0805 until the round ends?"
         *     }
         */
        Message: {
            /** Format: date-time */
            at: string;
            /** @description A force’s id, or `gm` */
            from: string;
            /** @description Tells neither age nor number; the cursor of what comes after it */
            id: string;
            /** @description Plain text; lines end with \n. It is shown as it is, and never as HTML */
            text: string;
            /** @description A force’s id, `gm`, `team`, or null: everybody in the campaign */
            to: string | null;
        };
        /** @description In the stream under `event: messages`, to those who can read it and have not muted it. `id` null: some may have come, read on */
        MessageNotice: {
            /** @description Id of a force, or `gm` */
            from: string | null;
            /** @description Of the message: `GET …/messages?after=` gives it */
            id: string | null;
            /** @description Id of a force, `gm` or `team`; null: everybody */
            to: string | null;
        };
        MovesOrderedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                force: string;
                moves: {
                    /**
                     * @description Left out: on foot. Who boards a train is not ready to fight this round, however far it gets (BLD-RAIL).
                     * @enum {string}
                     */
                    by?: "dropship" | "rail";
                    /** @description BLD-DROP: the dropship that carries it, and from which side it enters its last hex. */
                    flight?: {
                        dropship: string;
                        /** @enum {string} */
                        entry: "N" | "NE" | "NW" | "S" | "SE" | "SW";
                    };
                    mech: string;
                    path: string[];
                }[];
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "moves-ordered";
        };
        /**
         * @example {
         *       "everything": false,
         *       "forces": [
         *         "0f3c9a7be1d24458c6a0b7d2"
         *       ]
         *     }
         */
        Mutes: {
            /** @description Whatever others write, the game master too */
            everything: boolean;
            /** @description Whatever these forces write, also to everybody */
            forces: string[];
        };
        /**
         * @example {
         *       "everything": false,
         *       "forces": [
         *         "0f3c9a7be1d24458c6a0b7d2"
         *       ]
         *     }
         */
        MutesBody: {
            everything: boolean;
            forces: string[];
        };
        NewCampaign: {
            /** @description By seat, the first first; null: whoever takes the seat chooses */
            factions?: (string | null)[] | null;
            /** @description The same seed and wishes draw the same map, in this campaign only: a secret of the campaign is mixed in (SETUP-10). */
            mapSeed?: string | number | null;
            name: string;
            options?: components["schemas"]["OptionChanges"];
            /** @description How many forces, 2 to 8. Left out or null: as many as `factions` or `teams` name, else 2 */
            seats?: number | null;
        };
        NewDeadline: {
            /**
             * Format: date-time
             * @description Needed without `now`
             */
            at?: string | null;
            /**
             * @description The phase ends at once, as its deadline would end it
             * @default false
             */
            now?: boolean;
            reason?: string | null;
        };
        NewDesign: {
            /** @description The text of a mech file */
            mtf: string;
        } | {
            design: {
                /** @description Points by location */
                armor?: {
                    [key: string]: number;
                };
                /** @enum {string} */
                armorTechBase?: "is" | "clan";
                /** @enum {string} */
                armorType?: "standard" | "ferro-fibrous" | "light-ferro-fibrous" | "heavy-ferro-fibrous" | "ferro-fibrous-prototype" | "stealth" | "reactive" | "reflective" | "hardened" | "ferro-lamellor" | "primitive" | "industrial" | "heavy-industrial" | "commercial" | "impact-resistant" | "heat-dissipating" | "ballistic-reinforced" | "anti-penetrative-ablation";
                /** @description Slug of the design that it is made from; what is not sent is as there */
                base: string;
                heatSinks?: {
                    count: number;
                    item: string;
                };
                /** @description Jumping MP; left out: as many as there are jump jets */
                jump?: number;
                model: string;
                role?: string;
                /** @description Of the locations that change, all slots, as a record sheet has them; those left out at the end are empty, and gaps are closed */
                slots?: {
                    CT?: (null | {
                        armored?: boolean;
                        system: string;
                    } | {
                        items: {
                            armored?: boolean;
                            item: string;
                            omnipod?: boolean;
                            rear?: boolean;
                            size?: number;
                            turret?: boolean;
                        }[];
                    })[];
                    HD?: (null | {
                        armored?: boolean;
                        system: string;
                    } | {
                        items: {
                            armored?: boolean;
                            item: string;
                            omnipod?: boolean;
                            rear?: boolean;
                            size?: number;
                            turret?: boolean;
                        }[];
                    })[];
                    LA?: (null | {
                        armored?: boolean;
                        system: string;
                    } | {
                        items: {
                            armored?: boolean;
                            item: string;
                            omnipod?: boolean;
                            rear?: boolean;
                            size?: number;
                            turret?: boolean;
                        }[];
                    })[];
                    LL?: (null | {
                        armored?: boolean;
                        system: string;
                    } | {
                        items: {
                            armored?: boolean;
                            item: string;
                            omnipod?: boolean;
                            rear?: boolean;
                            size?: number;
                            turret?: boolean;
                        }[];
                    })[];
                    LT?: (null | {
                        armored?: boolean;
                        system: string;
                    } | {
                        items: {
                            armored?: boolean;
                            item: string;
                            omnipod?: boolean;
                            rear?: boolean;
                            size?: number;
                            turret?: boolean;
                        }[];
                    })[];
                    RA?: (null | {
                        armored?: boolean;
                        system: string;
                    } | {
                        items: {
                            armored?: boolean;
                            item: string;
                            omnipod?: boolean;
                            rear?: boolean;
                            size?: number;
                            turret?: boolean;
                        }[];
                    })[];
                    RL?: (null | {
                        armored?: boolean;
                        system: string;
                    } | {
                        items: {
                            armored?: boolean;
                            item: string;
                            omnipod?: boolean;
                            rear?: boolean;
                            size?: number;
                            turret?: boolean;
                        }[];
                    })[];
                    RT?: (null | {
                        armored?: boolean;
                        system: string;
                    } | {
                        items: {
                            armored?: boolean;
                            item: string;
                            omnipod?: boolean;
                            rear?: boolean;
                            size?: number;
                            turret?: boolean;
                        }[];
                    })[];
                };
                year?: number;
            };
        };
        NewExternalEngine: {
            /** @enum {string} */
            counts: "confirmed" | "at-once";
            /** Format: date-time */
            createdAt: string;
            id: string;
            name: string;
            rulesets: string[];
            secret: string | null;
            webhook: string | null;
        };
        /**
         * @example {
         *       "seat": 2
         *     }
         * @example {
         *       "force": "826d5b5d1dd87752eb959614"
         *     }
         * @example {
         *       "role": "observer"
         *     }
         */
        NewInvitation: {
            /** Format: date-time */
            expiresAt?: string | null;
            /** @description Take over this force as it is, before the start or in a war; without `seat` and `role` */
            force?: string | null;
            /** @enum {string} */
            role?: "player" | "observer";
            seat?: number | null;
        };
        NewMap: {
            buildings: {
                /** @description Hex: column and row, both from 01 */
                hex: string;
                seat?: number | null;
                /** @enum {string} */
                type: "hospital" | "black-market" | "free-trader" | "academy" | "mech-factory" | "repair-hangar" | "spaceport" | "sensor-network" | "railway-station" | "dropship" | "mine-factory" | "ammunition-depot" | "commodity-exchange" | "guerrilla-hq" | "quarry" | "spy-service" | "mercenary-camp" | "airfield" | "tank-factory" | "barracks" | "scrapyard";
            }[];
            columns: number;
            hqs?: string[];
            rows: number;
            seed?: string | null;
            starts?: string[];
            terrain: {
                [key: string]: "clear" | "woods" | "hills" | "mountains" | "urban" | "deep-water";
            };
        };
        /**
         * @example {
         *       "to": "0f3c9a7be1d24458c6a0b7d2",
         *       "text": "A truce at 0805 until the round ends?"
         *     }
         */
        NewMessage: {
            /** @description 1 to 2,000 characters (code points) after trimming and NFC, one of them visible; no control characters but \n, and none that turn the direction of the text */
            text: string;
            /** @description A force’s id, `gm`, `team`, or null: everybody in the campaign */
            to: string | null;
        };
        /**
         * @example {
         *       "id": "0192f0c1-2a3b-7c4d-8e5f-5f4e3d2c1b0a",
         *       "worksFrom": "3025-06-04T18:00:00.000Z",
         *       "expiresAt": "3025-06-06T18:00:00.000Z",
         *       "token": "x7Jm0c1w3Xv9kQ2bN5rT8uY4aZ6dF0gH1jK2lM3nP4q",
         *       "url": "http://localhost:3000/reset#token=x7Jm0c1w3Xv9kQ2bN5rT8uY4aZ6dF0gH1jK2lM3nP4q"
         *     }
         */
        NewResetLink: {
            /**
             * Format: date-time
             * @description Two days after that
             */
            expiresAt: string;
            /**
             * Format: uuid
             * @description null, as token and url: only tried
             */
            id: string | null;
            /** @description For POST /v1/auth/reset; told this once */
            token: string | null;
            /**
             * Format: uri
             * @description For the player; works once
             */
            url: string | null;
            /**
             * Format: date-time
             * @description A day after it was made
             */
            worksFrom: string;
        };
        NudgeBody: {
            force: string;
            reason?: string | null;
        };
        Nudged: {
            force: string;
            /**
             * Format: date-time
             * @description When this force may be nudged again, if its phase is still open
             */
            nextAt: string;
        };
        NudgedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                force: string;
                name: string;
                phase: string;
                reason: string | null;
                round: number;
                step: string | null;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "nudged";
        };
        Offer: {
            from: string;
            give: components["schemas"]["Goods"];
            id: string;
            take: components["schemas"]["Goods"];
            to: string;
        };
        OfferAcceptedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                from: string;
                offer: string;
                to: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "offer-accepted";
        };
        OfferBody: {
            give: components["schemas"]["Goods"];
            take: components["schemas"]["Goods"];
            to: string;
        };
        OfferMadeEvent: {
            /** Format: date-time */
            at: string;
            data: {
                from: string;
                give: {
                    /** @description Prisoners that the giver holds; own pilots are never given away. */
                    prisoners: string[];
                    /** @description In stock units. It stays where it is when its new owner may store there (DEP-1), else it goes to his HQ hex. */
                    stock: {
                        hex: string;
                        item: string;
                        quantity: number;
                    }[];
                    tons: number;
                };
                offer: string;
                take: {
                    /** @description Prisoners that the giver holds; own pilots are never given away. */
                    prisoners: string[];
                    /** @description In stock units. It stays where it is when its new owner may store there (DEP-1), else it goes to his HQ hex. */
                    stock: {
                        hex: string;
                        item: string;
                        quantity: number;
                    }[];
                    tons: number;
                };
                to: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "offer-made";
        };
        OfferWithdrawnEvent: {
            /** Format: date-time */
            at: string;
            data: {
                from: string;
                offer: string;
                /** @enum {string} */
                reason: "declined" | "lapsed" | "withdrawn";
                to: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "offer-withdrawn";
        };
        /** @description By order type that is open now: what is legal. Supply orders are null for who has nothing to order */
        OpenOrders: {
            ammunition?: {
                buildings: {
                    building: string;
                    /** @description Hex: column and row, both from 01 */
                    hex: string;
                    /** @description The most that it delivers in a round */
                    tons: number;
                }[];
            } | null;
            attack?: {
                mechs: {
                    mech: string;
                    targets: string[];
                }[];
            };
            board?: {
                mechs: {
                    mech: string;
                    pilots: string[];
                }[];
            };
            "buy-equipment"?: {
                /** @description Of the price: the tons times a factor */
                factors: {
                    [key: string]: number;
                };
                /** @description Where it can be delivered */
                hexes: string[];
                /** @description My own */
                technology: string;
            } | null;
            "buy-mech"?: {
                factors: {
                    [key: string]: number;
                };
                hexes: string[];
                technology: string;
                waits: boolean;
            } | null;
            "buy-pilot"?: {
                cost: number;
                gunnery: number;
                hexes: string[];
                piloting: number;
            } | null;
            disembark?: {
                mechs: string[];
            };
            dropship?: {
                dropships: {
                    building: string;
                    /** @description Hex: column and row, both from 01 */
                    hex: string;
                }[];
                forbidden: string[];
                from: {
                    /** @description Hex: column and row, both from 01 */
                    hex: string;
                    mechs: {
                        mech: string;
                        tons: number;
                    }[];
                }[];
                most: {
                    mechs: number;
                    tons: number;
                };
                tonsPerFee: number;
            } | null;
            "exchange-pilots"?: {
                /** @description By hex, the mechs whose pilots could change places with one another */
                groups: {
                    /** @description Hex: column and row, both from 01 */
                    hex: string;
                    mechs: string[];
                }[];
            };
            factory?: {
                buildings: {
                    building: string;
                    /** @description Hex: column and row, both from 01 */
                    hex: string;
                    work: {
                        design: string;
                        tons: number;
                    } | null;
                }[];
                faction: string;
                factor: number;
                tons: number;
            } | null;
            hangar?: {
                buildings: {
                    building: string;
                    /** @description Hex: column and row, both from 01 */
                    hex: string;
                    mechs: {
                        condition: components["schemas"]["Condition"];
                        mech: string;
                        takes: {
                            item: string;
                            quantity: number;
                        }[];
                    }[];
                }[];
            } | null;
            hire?: {
                factors: {
                    otherTechnology: number;
                    ownTechnology: number;
                };
                hexes: string[];
            } | null;
            move?: {
                immobile: {
                    mech: string;
                    reason: string;
                    rule: string;
                }[];
                mechs: {
                    mech: string;
                    reachable: {
                        cost: number;
                        /** @description Hex: column and row, both from 01 */
                        hex: string;
                        /**
                         * @description SIGHT-5: enemies see this hex, as far as I know (see `map.enemySight` of the view). A move there can be ordered in planning only (MOV-2): in movement no such hex is open
                         * @example true
                         */
                        inEnemySight: boolean;
                        path: string[];
                    }[];
                    walkingMp: number;
                }[];
            };
            rail?: {
                stations: {
                    building: string;
                    /** @description Hex: column and row, both from 01 */
                    hex: string;
                    mechs: string[];
                    reachable: {
                        cost: number;
                        /** @description Hex: column and row, both from 01 */
                        hex: string;
                        /**
                         * @description SIGHT-5: enemies see this hex, as far as I know (see `map.enemySight` of the view). A move there can be ordered in planning only (MOV-2): in movement no such hex is open
                         * @example true
                         */
                        inEnemySight: boolean;
                        path: string[];
                    }[];
                }[];
            };
            refit?: {
                mechs: {
                    designs: {
                        design: string;
                        missing: {
                            item: string;
                            needed: number;
                            /** @enum {string} */
                            unit: "pieces" | "shots" | "points";
                            usable: number;
                        }[];
                        tons: number;
                    }[];
                    mech: string;
                }[];
            } | null;
            reload?: {
                mechs: {
                    bins: {
                        item: string;
                        /** @enum {string} */
                        location: "HD" | "CT" | "RT" | "LT" | "RA" | "LA" | "RL" | "LL";
                        shots: number;
                        slot: number;
                    }[];
                    mech: string;
                }[];
            } | null;
            "repair-armor"?: {
                mechs: {
                    mech: string;
                    /** @description What the stock in its hex mends */
                    points: {
                        [key: string]: number;
                    };
                }[];
            } | null;
            "repair-building"?: {
                buildings: {
                    building: string;
                    /** @description CP that it lacks */
                    lost: number;
                }[];
                cpPerTon: number;
            } | null;
            "repair-structure"?: {
                mechs: {
                    locations: ("HD" | "CT" | "RT" | "LT" | "RA" | "LA" | "RL" | "LL")[];
                    mech: string;
                    tons: number;
                }[];
            } | null;
            replace?: {
                mechs: {
                    mech: string;
                    parts: {
                        inStock: boolean;
                        /** @enum {string} */
                        location: "HD" | "CT" | "RT" | "LT" | "RA" | "LA" | "RL" | "LL";
                        slot: number;
                        takes: {
                            item: string;
                            quantity: number;
                        }[];
                        /** @description Of what is bought where the mech stands; null: it comes from stock */
                        tons: number | null;
                    }[];
                }[];
            } | null;
            "sabotage-building"?: {
                buildings: string[];
                /** @description What one act costs */
                tons: number;
            };
            "sabotage-mech"?: {
                mechs: string[];
                /** @description What one act costs */
                tons: number;
            };
            salvage?: {
                scrapyard: boolean;
                wrecks: {
                    battle: string;
                    design: string;
                    force: string;
                    /** @description Hex: column and row, both from 01 */
                    hex: string;
                    keep: number;
                    name: string;
                    scrap: number;
                    structure: {
                        full: number;
                        left: number;
                    };
                    unit: string;
                }[];
            } | null;
            sell?: {
                /** @description Of the tons of what is sold */
                factor: number;
                mechs: {
                    mech: string;
                    /** @description What it brings */
                    tons: number;
                }[];
                pilots: {
                    pilot: string;
                    tons: number;
                }[];
                stock: {
                    /** @description Hex: column and row, both from 01 */
                    hex: string;
                    item: string;
                    quantity: number;
                    /** @description What all of it brings */
                    tons: number;
                }[];
            } | null;
            "shut-down"?: {
                mechs: string[];
            };
            train?: {
                pilots: {
                    gunnery: boolean;
                    pilot: string;
                    /** @description Whether it can be trained */
                    piloting: boolean;
                }[];
                tons: {
                    gunnery: number;
                    piloting: number;
                };
            } | null;
            transfer?: {
                /** @description Where something of mine lies */
                from: string[];
                /** @description Where it can be stored */
                to: string[];
            } | null;
        } & {
            [key: string]: unknown;
        };
        OptionalReasonBody: {
            reason?: string | null;
        };
        /** @description What is left out has its default in a new campaign, and stays as it is in one that is changed */
        OptionChanges: {
            /**
             * @description CMB-11: hours in which a battle is to be fought
             * @default 168
             */
            battleHours?: number;
            /**
             * @description CMB-7: turns of a battle at most; null: no limit
             * @default null
             */
            battleTurnLimit?: number | null;
            /**
             * @description SETUP-7: how many buildings the planet has
             * @default 21
             */
            buildingCount?: number;
            /**
             * @description BLD-2: construction points, for all types or by type
             * @default 100
             */
            buildingCp?: number | {
                [key: string]: number;
            };
            /**
             * @description SALV-3: the share of its tonnage that keeping an enemy’s mech costs at least
             * @default 0
             */
            captureShare?: number;
            /**
             * @description SETUP-9: where forces start
             * @default hq
             * @enum {string}
             */
            deployment?: "hq" | "own-half";
            /**
             * @description TAC-8: `table`, `megamek`, or the id of an engine that is registered for the campaign
             * @default table
             */
            engine?: string;
            /**
             * @description SIGHT-4: players see only what is in sight
             * @default true
             */
            fogOfWar?: boolean;
            /**
             * @description ROUND-4: what happens at the deadline of a phase
             * @default advance
             * @enum {string}
             */
            onDeadline?: "advance" | "wait";
            /**
             * @description ROUND-4: hours that a phase takes at most
             * @default 48
             */
            phaseHours?: number;
            /**
             * @description CMB-3: the share of the tonnage that attacks from a hex which attacks on it must reach to pin it
             * @default 0.25
             */
            pinShare?: number;
            /**
             * @description SUP-6: mechs can be sold
             * @default false
             */
            sellMechs?: boolean;
            /**
             * @description SIGHT-5: what enemy sight is made of
             * @default units-and-buildings
             * @enum {string}
             */
            sightTriggers?: "units-and-buildings" | "units";
            /**
             * @description SETUP-2: the Battle Value that each force may spend
             * @default 20000
             */
            startingBv?: number;
            /**
             * @description SETUP-3: from which lists forces are chosen
             * @default faction
             * @enum {string}
             */
            startingList?: "faction" | "any-own-faction" | "any-inner-sphere" | "free";
            /**
             * @description SUP-1: tons that every force begins with
             * @default 0
             */
            startingTons?: number;
            /**
             * @description SUP-1: tons that every force gets each round
             * @default 20
             */
            supplyPerRound?: number;
            /**
             * @description SETUP-1: numbers of seats, from 1, by team; who is in none plays alone
             * @default null
             */
            teams?: number[][] | null;
            /**
             * @default {
             *       "bv": 1,
             *       "ton": 20,
             *       "building": 1000
             *     }
             */
            values?: {
                building?: number;
                bv?: number;
                ton?: number;
            };
            /**
             * @default {
             *       "lastForceStanding": true,
             *       "buildings": null,
             *       "rounds": null,
             *       "gm": false
             *     }
             */
            victory?: {
                /** @description END-1: whoever controls so many has won; null: no such end */
                buildings?: number | null;
                /** @description END-1: the game master may end the campaign */
                gm?: boolean;
                /** @description END-1: whoever is left alone has won */
                lastForceStanding?: boolean;
                /** @description END-1: after so many rounds the values decide; null: no such end */
                rounds?: number | null;
            };
        };
        Options: {
            /** @description CMB-11: hours in which a battle is to be fought */
            battleHours: number;
            /** @description CMB-7: turns of a battle at most; null: no limit */
            battleTurnLimit: number | null;
            /** @description SETUP-7: how many buildings the planet has */
            buildingCount: number;
            /** @description BLD-2: construction points, for all types or by type */
            buildingCp: number | {
                [key: string]: number;
            };
            /** @description SALV-3: the share of its tonnage that keeping an enemy’s mech costs at least */
            captureShare?: number;
            /**
             * @description SETUP-9: where forces start
             * @enum {string}
             */
            deployment: "hq" | "own-half";
            /** @description TAC-8: `table`, `megamek`, or the id of an engine that is registered for the campaign */
            engine: string;
            /** @description SIGHT-4: players see only what is in sight */
            fogOfWar: boolean;
            /**
             * @description ROUND-4: what happens at the deadline of a phase
             * @enum {string}
             */
            onDeadline: "advance" | "wait";
            /** @description ROUND-4: hours that a phase takes at most */
            phaseHours: number;
            /** @description CMB-3: the share of the tonnage that attacks from a hex which attacks on it must reach to pin it */
            pinShare?: number;
            /** @description SUP-6: mechs can be sold */
            sellMechs?: boolean;
            /**
             * @description SIGHT-5: what enemy sight is made of
             * @enum {string}
             */
            sightTriggers: "units-and-buildings" | "units";
            /** @description SETUP-2: the Battle Value that each force may spend */
            startingBv: number;
            /**
             * @description SETUP-3: from which lists forces are chosen
             * @enum {string}
             */
            startingList: "faction" | "any-own-faction" | "any-inner-sphere" | "free";
            /** @description SUP-1: tons that every force begins with */
            startingTons: number;
            /** @description SUP-1: tons that every force gets each round */
            supplyPerRound: number;
            /** @description SETUP-1: numbers of seats, from 1, by team; who is in none plays alone */
            teams: number[][] | null;
            /** @description END-1: what a point of Battle Value, a ton and a building count at the end */
            values?: {
                building: number;
                bv: number;
                ton: number;
            };
            victory: {
                /** @description END-1: whoever controls so many has won; null: no such end */
                buildings: number | null;
                /** @description END-1: the game master may end the campaign */
                gm: boolean;
                /** @description END-1: whoever is left alone has won */
                lastForceStanding: boolean;
                /** @description END-1: after so many rounds the values decide; null: no such end */
                rounds: number | null;
            };
        };
        Order: {
            mech: string;
            /** @constant */
            type: "shut-down";
        } | {
            mechA: string;
            mechB: string;
            /** @constant */
            type: "exchange-pilots";
        } | {
            mech: string;
            pilot: string;
            /** @constant */
            type: "board";
        } | {
            mech: string;
            /** @constant */
            type: "disembark";
        } | {
            mech: string;
            /** @description From the first hex that is entered to the last; as `reachable` of the options has it */
            path: string[];
            /** @constant */
            type: "move";
        } | {
            /** @description Each attacks once; also from several hexes */
            mechs: string[];
            /** @description A hex beside theirs */
            target: string;
            /** @constant */
            type: "attack";
        } | {
            design: string;
            /** @description Hex: column and row, both from 01 */
            hex: string;
            name?: string;
            /** @constant */
            type: "buy-mech";
        } | {
            /** @description Hex: column and row, both from 01 */
            hex: string;
            item: string;
            quantity: number;
            /** @constant */
            type: "buy-equipment";
        } | {
            /** @description Hex: column and row, both from 01 */
            hex: string;
            name?: string;
            /** @constant */
            type: "buy-pilot";
        } | {
            mech: string;
            /** @constant */
            type: "sell";
        } | {
            pilot: string;
            /** @constant */
            type: "sell";
        } | {
            /** @description Hex: column and row, both from 01 */
            hex: string;
            item: string;
            quantity: number;
            /** @constant */
            type: "sell";
        } | {
            /** @description Hex: column and row, both from 01 */
            from: string;
            items: {
                item: string;
                quantity: number;
            }[];
            pilots: string[];
            /** @description Hex: column and row, both from 01 */
            to: string;
            /** @constant */
            type: "transfer";
        } | {
            mech: string;
            /** @constant */
            type: "sabotage-mech";
        } | {
            building: string;
            /** @constant */
            type: "sabotage-building";
        } | {
            design: string;
            /** @description Hex: column and row, both from 01 */
            hex: string;
            /** @constant */
            type: "hire";
        } | {
            mech: string;
            path: string[];
            /** @constant */
            type: "rail";
        } | {
            building: string;
            /** @enum {string} */
            direction: "N" | "NE" | "SE" | "S" | "SW" | "NW";
            mechs: string[];
            /** @description Hex: column and row, both from 01 */
            to: string;
            /** @constant */
            type: "dropship";
        } | {
            building: string;
            items: {
                item: string;
                tons: number;
            }[];
            /** @constant */
            type: "ammunition";
        } | {
            building: string;
            design: string;
            tons?: number;
            /** @constant */
            type: "factory";
        } | {
            building: string;
            cp: number;
            /** @constant */
            type: "repair-building";
        } | {
            /** @constant */
            gunnery?: true;
            pilot: string;
            /** @constant */
            piloting?: true;
            /** @constant */
            type: "train";
        } | {
            mech: string;
            points?: {
                [key: string]: number;
            };
            /** @constant */
            type: "repair-armor";
        } | {
            ammunition?: string;
            /** @enum {string} */
            location?: "HD" | "CT" | "RT" | "LT" | "RA" | "LA" | "RL" | "LL";
            mech: string;
            slot?: number;
            /** @constant */
            type: "reload";
        } | {
            locations?: ("HD" | "CT" | "RT" | "LT" | "RA" | "LA" | "RL" | "LL")[];
            mech: string;
            /** @constant */
            type: "repair-structure";
        } | {
            /** @enum {string} */
            location: "HD" | "CT" | "RT" | "LT" | "RA" | "LA" | "RL" | "LL";
            mech: string;
            slot: number;
            /** @constant */
            type: "replace";
        } | {
            design: string;
            mech: string;
            /** @constant */
            type: "refit";
        } | {
            building: string;
            mech: string;
            /** @constant */
            type: "hangar";
        } | {
            /** @enum {string} */
            as: "scrap" | "keep";
            battle: string;
            /** @constant */
            type: "salvage";
            unit: string;
        };
        OrderDroppedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                force: string;
                order: number;
                /** @enum {string} */
                orderType: "ammunition" | "attack" | "board" | "buy-equipment" | "buy-mech" | "buy-pilot" | "disembark" | "dropship" | "exchange-pilots" | "factory" | "hangar" | "hire" | "move" | "rail" | "refit" | "reload" | "repair-armor" | "repair-building" | "repair-structure" | "replace" | "sabotage-building" | "sabotage-mech" | "salvage" | "sell" | "shut-down" | "train" | "transfer";
                violations: {
                    /** @description Stable, `area/problem`, e.g. `movement/into-enemy-sight`. The text for people is made from it at the door, per language. */
                    code: string;
                    /** @description What the text needs: names, figures, hexes. Only facts that the addressee may know. */
                    params: {
                        [key: string]: unknown;
                    };
                    /** @description JSON pointer into the request, `''` for the whole of it. */
                    pointer: string;
                    /** @description Rule id of the campaign rules (`MOV-4`), or null when no rule of the game but the form is violated. */
                    rule: string | null;
                }[];
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "order-dropped";
        };
        OrderOptions: {
            orders: components["schemas"]["OpenOrders"];
            /** @enum {string} */
            phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
            round: number;
            step: ("declarations" | "battles") | null;
        };
        OrdersBody: {
            orders: components["schemas"]["Order"][];
            /** @enum {string} */
            phase: "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply";
        };
        OrderSheet: {
            /** @description Changes are positive for what is got. `now` has the income already; `net`, income and orders, is what is rounded */
            balance: {
                after: number;
                income: {
                    rule: string;
                    text: string;
                    tons: number;
                }[];
                net: number;
                now: number;
                orders: number;
                rounding: number;
            } | null;
            orders: components["schemas"]["Order"][];
            /** @description Whose sheet it is, for the game master; null for whoever reads their own */
            owner: {
                force: string;
                /** @description Of the force */
                name: string;
                /** @description Null: nobody plays the force at the moment */
                player: {
                    displayName: string;
                    /** Format: uuid */
                    id: string;
                } | null;
                /** @description From 1 */
                seat: number;
            } | null;
            /** @enum {string} */
            phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
            preview: {
                cost: number | null;
                order: number;
                /** @description The tons, times the sum of the factors, rounded once against the player to six decimals. Told also of an order that is refused for want of tons only (SUP-8) */
                terms: {
                    factor: number | null;
                    rule: string;
                    text: string;
                    tons: number | null;
                }[];
                violations: components["schemas"]["Violation"][];
                /** @description What nothing forbids, but harms: the form of a violation, and its `message` says how */
                warnings: components["schemas"]["Violation"][];
            }[];
            ready: boolean;
            round: number;
            /** Format: date-time */
            savedAt: string | null;
            /**
             * @description From where I saved it last; null when nothing is saved, when it was somebody else (who had my seat before me), when that session is no more, and for the game master. The entity tag goes without it
             * @example {
             *       "device": "Firefox, Android",
             *       "mine": false
             *     }
             */
            savedBy: {
                /**
                 * @description Of the session, as in `GET /v1/me/sessions`
                 * @example Firefox, Android
                 */
                device: string | null;
                /** @description Whether it was the session that asks */
                mine: boolean;
            } | null;
            step: ("declarations" | "battles") | null;
            /** @description Those of all orders, and those of the whole sheet; pointers from its root */
            warnings: components["schemas"]["Violation"][];
        };
        OrdersProblem: components["schemas"]["Problem"] & {
            /** @description Changes are positive for what is got. `now` has the income already; `net`, income and orders, is what is rounded */
            balance: {
                after: number;
                income: {
                    rule: string;
                    text: string;
                    tons: number;
                }[];
                net: number;
                now: number;
                orders: number;
                rounding: number;
            } | null;
            preview: {
                cost: number | null;
                order: number;
                /** @description The tons, times the sum of the factors, rounded once against the player to six decimals. Told also of an order that is refused for want of tons only (SUP-8) */
                terms: {
                    factor: number | null;
                    rule: string;
                    text: string;
                    tons: number | null;
                }[];
                violations: components["schemas"]["Violation"][];
                /** @description What nothing forbids, but harms: the form of a violation, and its `message` says how */
                warnings: components["schemas"]["Violation"][];
            }[];
            /** @description Those of all orders, and those of the whole sheet; pointers from its root */
            warnings: components["schemas"]["Violation"][];
        };
        OwnDepot: {
            force: string;
            /** @description Hex: column and row, both from 01 */
            hex: string;
            /** @constant */
            own: true;
            pilots: string[];
            stock: {
                item: string;
                quantity: number;
                /** @enum {string} */
                unit: "points" | "shots" | "tons" | "pieces";
                usable: number;
            }[];
        };
        OwnDesign: components["schemas"]["MechSummary"] & {
            force: string;
        };
        OwnMech: {
            bv: number;
            condition: components["schemas"]["Condition"];
            design: string;
            factoryDesign: string | null;
            fit: boolean;
            force: string;
            /** @description Hex: column and row, both from 01 */
            hex: string;
            hired: boolean;
            id: string;
            moved: ("move" | "rail" | "dropship") | null;
            name: string;
            /** @constant */
            own: true;
            pilot: string | null;
            plannedPath: string[] | null;
            /** @enum {string} */
            state: "ready" | "shut-down" | "sabotaged" | "moved-by-train" | "kept-from-salvage" | "no-pilot";
            walk: number;
        };
        PhaseAdvancedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                phase: string;
                reason: string | null;
                round: number;
                step: string | null;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "phase-advanced";
        };
        PhaseOpenedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                deadline: string | null;
                phase: string;
                round: number;
                step: string | null;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "phase-opened";
        };
        Pilot: {
            force: string;
            gunnery: number;
            /** @description Hex: column and row, both from 01 */
            hex: string | null;
            hits: number;
            id: string;
            mech: string | null;
            name: string;
            piloting: number;
            /** @enum {string} */
            rank: "elite" | "veteran" | "regular" | "green";
            rested: boolean;
            /** @enum {string} */
            status: "in-mech" | "stored" | "captured" | "dead";
        };
        PilotBoardedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                force: string;
                hex: string;
                mech: string;
                mechName: string;
                pilot: string;
                pilotName: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pilot-boarded";
        };
        PilotBoughtEvent: {
            /** Format: date-time */
            at: string;
            data: {
                force: string;
                hex: string;
                name: string;
                pilot: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pilot-bought";
        };
        PilotCorrectedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                captor?: string | null;
                force: string;
                gunnery?: number;
                hex?: string | null;
                hits?: number;
                name: string;
                pilot: string;
                piloting?: number;
                rank?: string;
                status: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pilot-corrected";
        };
        PilotDisembarkedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                force: string;
                hex: string;
                mech: string;
                mechName: string;
                pilot: string;
                pilotName: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pilot-disembarked";
        };
        PilotHealedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                force: string;
                hits: number;
                name: string;
                pilot: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pilot-healed";
        };
        PilotsExchangedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                force: string;
                hex: string;
                mechA: string;
                mechB: string;
                nameA: string;
                nameB: string;
                pilotA: string;
                pilotB: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pilots-exchanged";
        };
        PilotsMovedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                force: string;
                from: string;
                names?: string[];
                pilots: string[];
                to: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pilots-moved";
        };
        PilotSoldEvent: {
            /** Format: date-time */
            at: string;
            data: {
                force: string;
                name: string;
                pilot: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pilot-sold";
        };
        PilotsTakenEvent: {
            /** Format: date-time */
            at: string;
            data: {
                by?: string;
                hex?: string;
                pilots: {
                    force: string;
                    from?: string | null;
                    hex?: string;
                    /** @enum {string} */
                    how: "captured" | "freed" | "lost" | "passed-on";
                    name: string;
                    pilot: string;
                }[];
                rolls?: components["schemas"]["Roll"][];
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pilots-taken";
        };
        PilotTrainedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                force: string;
                gunnery: number;
                name: string;
                pilot: string;
                piloting: number;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pilot-trained";
        };
        Position: {
            /** @enum {string} */
            phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
            round: number;
            step: ("declarations" | "battles") | null;
        };
        PrisonerPassedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                force: string;
                from: string;
                hex: string | null;
                name: string;
                pilot: string;
                to: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "prisoner-passed";
        };
        Problem: {
            /** @description Stable: area/problem */
            code: string;
            detail: string;
            /** @description How many violations were left out */
            more: number;
            /** @description Rule id of the campaign rules; GET /v1/rules/{id} tells the rule */
            rule: string | null;
            status: number;
            title: string;
            /**
             * Format: uri-reference
             * @description Leads to a page about the problem: `GET /v1/problems/{area}/{problem}`
             */
            type: string;
            /** @description The first hundred */
            violations: components["schemas"]["Violation"][];
        };
        ProblemMeaning: {
            /** @description What to do about it */
            advice: string;
            code: string;
            /** @enum {string} */
            language: "en" | "de";
            /** @description The rules that it can name; `GET /v1/rules/{id}` tells each in full */
            rules: {
                id: string;
                line: string;
                title: string;
            }[];
            /** @description What it says, with examples for the facts of a case */
            text: string;
        };
        ProblemMeanings: {
            items: components["schemas"]["ProblemMeaning"][];
        };
        ProfileBody: {
            /** Format: password */
            currentPassword?: string;
            displayName?: string;
            /**
             * Format: password
             * @description A new password; needs the present one, and ends all other sessions.
             */
            password?: string;
        };
        PublicMap: {
            buildings: {
                /** @description Hex: column and row, both from 01 */
                hex: string;
                seat: number | null;
                /** @enum {string} */
                type: "hospital" | "black-market" | "free-trader" | "academy" | "mech-factory" | "repair-hangar" | "spaceport" | "sensor-network" | "railway-station" | "dropship" | "mine-factory" | "ammunition-depot" | "commodity-exchange" | "guerrilla-hq" | "quarry" | "spy-service" | "mercenary-camp" | "airfield" | "tank-factory" | "barracks" | "scrapyard";
            }[];
            columns: number;
            /** @description Hex: column and row, both from 01 */
            hq: string | null;
            part: string[] | null;
            rows: number;
            terrain: {
                [key: string]: "clear" | "woods" | "hills" | "mountains" | "urban" | "deep-water";
            };
        };
        Ready: {
            ready: boolean;
        };
        ReadyBody: {
            ready: boolean;
        };
        ReasonBody: {
            reason: string;
        };
        RecordsBody: {
            /** @description holder (a side or null), turns, mines by side, buildings (CP) by id, units by id: fate, edge, pilot, record (the side whose record counts); units by *: the same for all units that are asked about and not named, except where records contradict each other or none mentions the unit */
            answers: {
                [key: string]: unknown;
            };
            /** @description Whose records they are, from a game master, where they have no survivors; left out: those of somebody who only watched */
            side?: string;
        };
        RecordsForm: {
            /** @description As JSON; takes the place of one’s earlier answers */
            answers?: string;
            /** @description Records as MegaMek saves them, at most 5 MB each */
            records?: string[];
            /** @description Whose records they are, from a game master, where they have no survivors; left out: those of somebody who only watched */
            side?: string;
        };
        RecordSheet: {
            ammunition: {
                item: string;
                /** @enum {string} */
                location: "HD" | "CT" | "RT" | "LT" | "RA" | "LA" | "RL" | "LL";
                shots: number;
                slot: number;
            }[];
            armor: {
                [key: string]: number;
            };
            armorItem: string;
            /** @enum {string} */
            armorTechBase: "is" | "clan";
            armorType: string;
            bv: number;
            chassis: string;
            /** @enum {string} */
            class: "light" | "medium" | "heavy" | "assault";
            cockpit: string;
            cost: number | null;
            design: string;
            engine: {
                rating: number;
                /** @enum {string} */
                techBase: "is" | "clan";
                type: string;
            };
            factions: string[];
            fullHeadEjection: boolean;
            gyro: string;
            heatSinks: {
                capacity: number;
                count: number;
                double: boolean;
                fixed: number | null;
                item: string;
            };
            items: {
                item: string;
                name: string;
                tons: number;
            }[];
            jump: number;
            mixedTech: boolean;
            model: string;
            /** @enum {string} */
            motion: "biped" | "quad";
            mounts: {
                heat: number | null;
                item: string;
                /** @enum {string} */
                location: "HD" | "CT" | "RT" | "LT" | "RA" | "LA" | "RL" | "LL";
                rear: boolean;
                slots: {
                    /** @enum {string} */
                    location: "HD" | "CT" | "RT" | "LT" | "RA" | "LA" | "RL" | "LL";
                    slot: number;
                }[];
            }[];
            mulId: number | null;
            name: string;
            omni: boolean;
            patchwork: {
                CT: {
                    /** @enum {string} */
                    techBase: "is" | "clan";
                    type: string;
                };
                HD: {
                    /** @enum {string} */
                    techBase: "is" | "clan";
                    type: string;
                };
                LA: {
                    /** @enum {string} */
                    techBase: "is" | "clan";
                    type: string;
                };
                LL: {
                    /** @enum {string} */
                    techBase: "is" | "clan";
                    type: string;
                };
                LT: {
                    /** @enum {string} */
                    techBase: "is" | "clan";
                    type: string;
                };
                RA: {
                    /** @enum {string} */
                    techBase: "is" | "clan";
                    type: string;
                };
                RL: {
                    /** @enum {string} */
                    techBase: "is" | "clan";
                    type: string;
                };
                RT: {
                    /** @enum {string} */
                    techBase: "is" | "clan";
                    type: string;
                };
            } | null;
            role: string;
            rulesLevel: string;
            run: number;
            slots: {
                CT: (null | {
                    armored?: boolean;
                    system: string;
                } | {
                    items: {
                        armored?: boolean;
                        item: string;
                        omnipod?: boolean;
                        rear: boolean;
                        size?: number;
                        turret?: boolean;
                    }[];
                })[];
                HD: (null | {
                    armored?: boolean;
                    system: string;
                } | {
                    items: {
                        armored?: boolean;
                        item: string;
                        omnipod?: boolean;
                        rear: boolean;
                        size?: number;
                        turret?: boolean;
                    }[];
                })[];
                LA: (null | {
                    armored?: boolean;
                    system: string;
                } | {
                    items: {
                        armored?: boolean;
                        item: string;
                        omnipod?: boolean;
                        rear: boolean;
                        size?: number;
                        turret?: boolean;
                    }[];
                })[];
                LL: (null | {
                    armored?: boolean;
                    system: string;
                } | {
                    items: {
                        armored?: boolean;
                        item: string;
                        omnipod?: boolean;
                        rear: boolean;
                        size?: number;
                        turret?: boolean;
                    }[];
                })[];
                LT: (null | {
                    armored?: boolean;
                    system: string;
                } | {
                    items: {
                        armored?: boolean;
                        item: string;
                        omnipod?: boolean;
                        rear: boolean;
                        size?: number;
                        turret?: boolean;
                    }[];
                })[];
                RA: (null | {
                    armored?: boolean;
                    system: string;
                } | {
                    items: {
                        armored?: boolean;
                        item: string;
                        omnipod?: boolean;
                        rear: boolean;
                        size?: number;
                        turret?: boolean;
                    }[];
                })[];
                RL: (null | {
                    armored?: boolean;
                    system: string;
                } | {
                    items: {
                        armored?: boolean;
                        item: string;
                        omnipod?: boolean;
                        rear: boolean;
                        size?: number;
                        turret?: boolean;
                    }[];
                })[];
                RT: (null | {
                    armored?: boolean;
                    system: string;
                } | {
                    items: {
                        armored?: boolean;
                        item: string;
                        omnipod?: boolean;
                        rear: boolean;
                        size?: number;
                        turret?: boolean;
                    }[];
                })[];
            };
            structure: {
                CT: number;
                HD: number;
                LA: number;
                LL: number;
                LT: number;
                RA: number;
                RL: number;
                RT: number;
            };
            structurePoints: number;
            /** @enum {string} */
            structureTechBase: "is" | "clan";
            structureType: string;
            /** @enum {string} */
            techBase: "is" | "clan";
            tons: number;
            walk: number;
            year: number;
        };
        RecordSheetPage: {
            items: components["schemas"]["RecordSheet"][];
            next: string | null;
        };
        RefitPlan: {
            actuators: {
                fitted: number;
                removed: number;
            };
            bv: {
                after: number;
                before: number;
            };
            condition: {
                ammunition: {
                    [key: string]: unknown;
                }[];
                armor: {
                    [key: string]: number;
                };
                slots: {
                    [key: string]: unknown;
                }[];
                structure: {
                    [key: string]: number;
                };
            };
            /** @description Tons to pay: 1 t for each actuator that is put on (REP-5); all else comes from stock */
            cost: number;
            from: {
                design: string;
                name: string;
            };
            gives: {
                /** @description Under which a depot holds it; of what weighs by the mech, the item, @ and the tons of a piece */
                item: string;
                name: string;
                quantity: number;
                /** @enum {string} */
                unit: "points" | "shots" | "pieces";
            }[];
            /** @description Broken parts without a place in the new design: they go nowhere (REP-5) */
            lost: {
                /** @description Under which a depot holds it; of what weighs by the mech, the item, @ and the tons of a piece */
                item: string;
                name: string;
                quantity: number;
                /** @enum {string} */
                unit: "points" | "shots" | "pieces";
            }[];
            takes: {
                /** @description Under which a depot holds it; of what weighs by the mech, the item, @ and the tons of a piece */
                item: string;
                name: string;
                quantity: number;
                /** @enum {string} */
                unit: "points" | "shots" | "pieces";
            }[];
            to: {
                design: string;
                name: string;
            };
        };
        RefitQuestion: {
            /** @description Of the mech now; undamaged when left out */
            condition?: components["schemas"]["Condition"];
            /** @description The present design: its slug, or the text of a mech file */
            from: string;
            /** @description What may be fitted (DEP-2); left out, the answer tells what is needed */
            stock?: {
                item: string;
                quantity: number;
            }[];
            /** @description The wanted design: its slug, or the text of a mech file */
            to: string;
        };
        RefreshBody: {
            /** @description Left out in cookie mode. */
            refreshToken?: string;
        };
        RegisterBody: {
            displayName: string;
            /** Format: email */
            email: string;
            /** @description Code of an invitation to a campaign, where registering takes one; still to be accepted. */
            invitation?: string;
            /**
             * Format: password
             * @description Not a common one, and not the address or the name.
             */
            password: string;
        };
        RegistrationAnswer: {
            /** @description JWT for the Authorization header */
            accessToken: string;
            /** @description Seconds that the access token lives */
            expiresIn: number;
            /** @description null in cookie mode */
            refreshToken: string | null;
            user: components["schemas"]["UserAnswer"];
        };
        ReportConfirmedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                battle: string;
                force: string;
                hex?: string;
                report: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "report-confirmed";
        };
        ReportDifference: {
            buildings: {
                after: number;
                before: number;
                id: string;
            }[];
            holder: string | null;
            minesUsed: {
                [key: string]: number;
            };
            turns: number;
            units: {
                ammunition: {
                    after: number;
                    before: number;
                    /** @enum {string} */
                    location: "HD" | "CT" | "RT" | "LT" | "RA" | "LA" | "RL" | "LL";
                    slot: number;
                }[];
                armor: {
                    after: number;
                    before: number;
                    /** @enum {string} */
                    location: "HD" | "CT" | "RT" | "LT" | "RA" | "LA" | "RL" | "LL" | "CTR" | "RTR" | "LTR";
                }[];
                edge: ("N" | "NE" | "SE" | "S" | "SW" | "NW") | null;
                /** @enum {string} */
                fate: "on-field-fit" | "on-field-unfit" | "withdrawn" | "destroyed";
                id: string;
                name: string;
                pilot: {
                    /** @enum {string} */
                    fate: "in-mech" | "safe" | "captured" | "dead";
                    hits: {
                        after: number;
                        before: number;
                    };
                    id: string;
                    name: string;
                } | null;
                side: string;
                slots: {
                    /** @enum {string} */
                    after: "hit" | "destroyed";
                    before: ("hit" | "destroyed") | null;
                    /** @enum {string} */
                    location: "HD" | "CT" | "RT" | "LT" | "RA" | "LA" | "RL" | "LL";
                    slot: number;
                }[];
                structure: {
                    after: number;
                    before: number;
                    /** @enum {string} */
                    location: "HD" | "CT" | "RT" | "LT" | "RA" | "LA" | "RL" | "LL";
                }[];
            }[];
        };
        ReportDisputedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                battle: string;
                force: string;
                hex?: string;
                reason: string;
                report: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "report-disputed";
        };
        /** @description TAC-5: like Condition; support units, of which nothing is kept, may have locations of their own */
        ReportedCondition: {
            /** @description Shots left, by bin, where it is not full */
            ammunition: {
                location: string;
                shots: number;
                slot: number;
            }[];
            /** @description Points of armour left by location, where fewer than the design has */
            armor: {
                [key: string]: number;
            };
            slots: {
                location: string;
                /** @description From 1 */
                slot: number;
                /** @enum {string} */
                state: "hit" | "destroyed";
            }[];
            /** @description Points of structure left by location, where fewer than the design has; 0: it is gone */
            structure: {
                [key: string]: number;
            };
        };
        ReportEditedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                battle: string;
                hex?: string;
                report: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "report-edited";
        };
        ReportFiledEvent: {
            /** Format: date-time */
            at: string;
            data: {
                battle: string;
                by: string | null;
                engine?: string;
                hex?: string;
                report: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "report-filed";
        };
        ResetBody: {
            /** Format: password */
            password: string;
            token: string;
        };
        /**
         * @example {
         *       "id": "0192f0c1-2a3b-7c4d-8e5f-5f4e3d2c1b0a",
         *       "worksFrom": "3025-06-04T18:00:00.000Z",
         *       "expiresAt": "3025-06-06T18:00:00.000Z",
         *       "campaign": {
         *         "id": "0192f0c1-2a3b-7c4d-8e5f-000000000001",
         *         "name": "New Avalon"
         *       },
         *       "madeBy": "Referee",
         *       "madeAt": "3025-06-03T18:00:00.000Z"
         *     }
         */
        ResetLink: {
            campaign: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /**
             * Format: date-time
             * @description Two days after that
             */
            expiresAt: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            madeAt: string;
            /** @description Name of the game master */
            madeBy: string | null;
            /**
             * Format: date-time
             * @description A day after it was made
             */
            worksFrom: string;
        };
        ResetLinkMadeEvent: {
            /** Format: date-time */
            at: string;
            data: {
                force: string;
                name: string;
                worksFrom: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "reset-link-made";
        };
        ResetLinkRefusedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                force: string | null;
                name: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "reset-link-refused";
        };
        Roll: {
            /** @description Position in its stream, from 0. */
            index: number;
            label: {
                /** @description Counts rollbacks, from 0: a phase that is played again rolls anew. */
                epoch: number;
                phase: string;
                /** @description Where or for whom, e.g. a hex; `''` for the whole campaign. */
                place: string;
                /** @description Why it is rolled, e.g. `attack-circle`. */
                purpose: string;
                round: number;
            };
            /** @description 1 … sides */
            result: number;
            sides: number;
        };
        RollbackGoal: {
            /** Format: date-time */
            begunAt: string;
            /** @enum {string} */
            phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
            round: number;
            step: ("declarations" | "battles") | null;
        };
        RolledBack: {
            /** Format: date-time */
            deadline: string | null;
            /** @enum {string} */
            phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
            round: number;
            /** @enum {string} */
            status: "running" | "paused" | "finished";
            step: ("declarations" | "battles") | null;
            undone: components["schemas"]["Undone"];
            winners: string[] | null;
        };
        RoundEndedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                forces: {
                    buildings: number;
                    /** @description BV 2.0 of its own mechs. */
                    bv: number;
                    force: string;
                    lost: {
                        /** @description BV 2.0 of these mechs' designs. */
                        bv: number;
                        mechs: number;
                        /** @description Taken prisoner, and still held when the round ended. */
                        pilotsCaptured: number;
                        pilotsDead: number;
                    };
                    /** @description Its own, also those that wait to enter; hired ones do not count. */
                    mechs: number;
                    out: boolean;
                    /** @description Its own who live and are not captured. */
                    pilots: number;
                    tons: number;
                    /** @description END-1, in millionths: BV + 100 × tons + 200 × buildings. */
                    value: number;
                }[];
                round: number;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "round-ended";
        };
        RoundReport: {
            accounts: {
                closing: number;
                force: string;
                /** @description opening + the amounts of all groups = closing, exactly */
                groups: {
                    amount: number;
                    entries: {
                        amount: number;
                        balance: number;
                        cause: {
                            order: components["schemas"]["Order"] | null;
                            rule: string;
                            text: string;
                        };
                        /** @enum {string} */
                        phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
                        /** @description Of the event in the reader’s feed */
                        seq: number;
                        step: ("declarations" | "battles") | null;
                    }[];
                    /** @enum {string} */
                    kind: "income" | "orders" | "exchanges" | "corrections" | "rounding";
                    text: string;
                }[];
                opening: number;
            }[];
            battles: {
                elsewhere: {
                    begun: number;
                    over: number;
                };
                fought: {
                    battle: string;
                    /** @description Hex: column and row, both from 01 */
                    hex: string;
                    /** @description The reader’s side; null: he did not fight */
                    mine: string | null;
                    reason: string | null;
                    result: ("won" | "lost" | "drawn") | null;
                    sides: {
                        forces: string[];
                        lost: {
                            bv: number;
                            mechs: number;
                        };
                        side: string;
                    }[];
                    /** @enum {string} */
                    state: "open" | "done" | "called-off";
                    turns: number | null;
                    units: {
                        change: ("stays" | "advanced" | "withdrawn" | "lost" | "wrecked" | "destroyed") | null;
                        design: string;
                        fate: ("on-field-fit" | "on-field-unfit" | "withdrawn" | "destroyed") | null;
                        force: string;
                        hired: boolean;
                        name: string;
                        side: string;
                        unit: string;
                    }[];
                    winner: string | null;
                }[];
            };
            buildings: {
                building: string;
                buildingType: string;
                /**
                 * @description won, lost: by the reader’s force; seen: by others; corrected: by the game master
                 * @enum {string}
                 */
                change: "won" | "lost" | "seen" | "corrected";
                from: string | null;
                /** @description Hex: column and row, both from 01 */
                hex: string;
                /** @enum {string} */
                phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
                /** @description Of the event in the reader’s feed */
                seq: number;
                step: ("declarations" | "battles") | null;
                text: string;
                to: string | null;
            }[];
            depots: {
                /**
                 * @description won, lost: by the reader’s force; seen: by others; corrected: by the game master
                 * @enum {string}
                 */
                change: "won" | "lost" | "seen" | "corrected";
                from: string;
                /** @description Hex: column and row, both from 01 */
                hex: string;
                /** @enum {string} */
                phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
                /** @description Of the event in the reader’s feed */
                seq: number;
                step: ("declarations" | "battles") | null;
                stock: {
                    item: string;
                    quantity: number;
                }[];
                text: string;
                to: string | null;
            }[];
            dropped: {
                force: string;
                given: components["schemas"]["Order"] | null;
                order: number;
                orderType: string;
                /** @enum {string} */
                phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
                /** @description Of the event in the reader’s feed */
                seq: number;
                step: ("declarations" | "battles") | null;
                text: string;
                violations: {
                    code: string;
                    message: string;
                    params: {
                        [key: string]: unknown;
                    };
                    /** @description JSON pointer into the sheet as it was given */
                    pointer: string;
                    rule: string | null;
                    ruleUrl: string | null;
                }[];
            }[];
            force: string | null;
            halted: {
                force: string;
                /** @description Hex: column and row, both from 01 */
                hex: string;
                mech: string;
                name: string;
                /** @enum {string} */
                phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
                /** @description Of the event in the reader’s feed */
                seq: number;
                step: ("declarations" | "battles") | null;
                text: string;
            }[];
            mechs: {
                /** @enum {string} */
                change: "bought" | "built" | "entered" | "sold" | "repaired" | "refitted" | "salvaged" | "hired" | "dismissed" | "corrected" | "lost" | "wrecked" | "destroyed";
                design: string | null;
                force: string;
                /** @description Hex: column and row, both from 01 */
                hex: string | null;
                mech: string;
                name: string;
                /** @enum {string} */
                phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
                /** @description Of the event in the reader’s feed */
                seq: number;
                step: ("declarations" | "battles") | null;
                text: string;
            }[];
            others: components["schemas"]["Event"][];
            over: boolean;
            pilots: {
                /** @enum {string} */
                change: "hurt" | "dead" | "captured" | "freed" | "healed" | "trained" | "joined" | "sold" | "prisoner-taken" | "prisoner-lost" | "corrected";
                force: string;
                gunnery: number | null;
                hits: number | null;
                name: string;
                /** @enum {string} */
                phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
                pilot: string;
                piloting: number | null;
                /** @description Of the event in the reader’s feed */
                seq: number;
                step: ("declarations" | "battles") | null;
                text: string;
            }[];
            round: number;
            standing: components["schemas"]["ForceFigures"][];
            takenBack: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
                reason: string;
                step: ("declarations" | "battles") | null;
            }[];
        };
        RoundSummary: {
            /** Format: date-time */
            begunAt: string;
            /** Format: date-time */
            endedAt: string | null;
            over: boolean;
            round: number;
        };
        Rule: {
            /** @enum {string} */
            basis: "source" | "project" | "both";
            chapter: string;
            id: string;
            line: string;
            options: string[];
            rulings: string[];
            text: string[];
            title: string;
        };
        Rulebook: {
            chapters: components["schemas"]["RuleChapter"][];
            /** @enum {string} */
            language: "en" | "de";
        };
        RuleChapter: {
            id: string;
            intro: string[];
            rules: components["schemas"]["Rule"][];
            title: string;
        };
        Seat: {
            force: string;
            /**
             * Format: date-time
             * @description When its player was last at their account, to within an hour; null: nobody plays it
             */
            lastSeen: string | null;
            /** @description It is waited for although the deadline has passed (ROUND-4) */
            late: boolean;
            name: string;
            /**
             * Format: date-time
             * @description When it was last nudged in this phase
             */
            nudgedAt: string | null;
            /** @description How many orders are saved for this phase; null: nothing is saved. Not which: reading a sheet is told to all */
            orders: number | null;
            out: boolean;
            player: string | null;
            ready: boolean;
            /** Format: date-time */
            savedAt: string | null;
            seat: number;
            /** @description The phase goes on for this force: somebody plays it, it is not out, and not ready (ROUND-3) */
            waitedFor: boolean;
        };
        SeatGivenUpEvent: {
            /** Format: date-time */
            at: string;
            data: {
                force: string;
                name: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seat-given-up";
        };
        SeatReassignedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                force: string;
                player: string;
                reason: string | null;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seat-reassigned";
        };
        Seats: {
            items: components["schemas"]["Seat"][];
            /** @enum {string} */
            phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
            round: number;
            step: ("declarations" | "battles") | null;
            /** @description Whether orders are waited for in this phase */
            takesOrders: boolean;
        };
        SeenDepot: {
            force: string | null;
            /** @description Hex: column and row, both from 01 */
            hex: string;
            /** @constant */
            own: false;
            seen: {
                /** @enum {string} */
                phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
                round: number;
            } | null;
        };
        SeenMech: {
            design: string;
            force: string;
            /** @description Hex: column and row, both from 01 */
            hex: string;
            id: string;
            /** @constant */
            own: false;
            seen: {
                /** @enum {string} */
                phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
                round: number;
            } | null;
            shutDown: boolean;
        };
        /**
         * @example {
         *       "id": "0192f0c1-2a3b-7c4d-8e5f-0a1b2c3d4e5f",
         *       "device": "Firefox, Android",
         *       "openedAt": "3025-06-01T18:00:00.000Z",
         *       "lastUsedAt": "3025-06-03T07:12:30.000Z",
         *       "current": true
         *     }
         */
        Session: {
            /** @description The session that asks */
            current: boolean;
            /** @description On what it was opened, in few words; null: unknown. No address is kept */
            device: string | null;
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description When it last got an access token: it may have been used for 15 minutes after that
             */
            lastUsedAt: string;
            /** Format: date-time */
            openedAt: string;
        };
        SheetReadEvent: {
            /** Format: date-time */
            at: string;
            data: {
                force: string;
                name: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sheet-read";
        };
        Standing: {
            /** @description Ready in these phases; of combat the attack declarations are meant */
            readyIn: ("preparation" | "planning" | "movement" | "combat" | "supply")[];
            /** @description Ready whenever my own options offer nothing to order */
            readyWhenNothingToOrder: boolean;
        };
        StandingBody: {
            /** @description Ready in these phases; of combat the attack declarations are meant */
            readyIn: ("preparation" | "planning" | "movement" | "combat" | "supply")[];
            /** @description Ready whenever my own options offer nothing to order */
            readyWhenNothingToOrder: boolean;
        };
        Statistics: {
            final: {
                /** @enum {string} */
                condition: "last-force-standing" | "buildings" | "rounds" | "all-out" | "gm";
                reason: string | null;
                standing: {
                    buildings: number;
                    bv: number;
                    force: string;
                    out: boolean;
                    tons: number;
                    value: number;
                }[];
                text: string;
                winners: string[];
            } | null;
            note: string | null;
            present: {
                forces: components["schemas"]["ForceFigures"][];
                round: number;
            };
            /** @description Whether figures are kept round by round in this war */
            recorded: boolean;
            rounds: {
                forces: components["schemas"]["ForceFigures"][];
                round: number;
            }[];
            ruleset: string;
        };
        StockCorrectedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                force: string;
                hex: string;
                item: string;
                quantity: number;
                /** @enum {string} */
                unit: "pieces" | "points" | "shots" | "tons";
                usable: number;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stock-corrected";
        };
        StockMovedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                from: {
                    force: string;
                    hex: string;
                } | null;
                item: string;
                quantity: number;
                /** @enum {string} */
                reason: "bought" | "delivered" | "exchanged" | "sold" | "transferred";
                to: {
                    force: string;
                    hex: string;
                } | null;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stock-moved";
        };
        Suggestion: {
            seed?: string | number | null;
        };
        TokensAnswer: {
            /** @description JWT for the Authorization header */
            accessToken: string;
            /** @description Seconds that the access token lives */
            expiresIn: number;
            /** @description null in cookie mode */
            refreshToken: string | null;
        };
        Undone: {
            battles: {
                battle: string;
                /** @description It is not there any more afterwards; otherwise it is to be fought again */
                gone: boolean;
                /** @description Hex: column and row, both from 01 */
                hex: string;
                round: number;
            }[];
            /** @description In the order in which they were played; the first is played anew */
            phases: {
                /** @enum {string} */
                phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
                round: number;
                step: ("declarations" | "battles") | null;
            }[];
            seats: {
                force: string;
                name: string;
                /** @description Saved orders of all these phases */
                orders: number;
                seat: number;
                /** @description By what the account changes */
                tons: number;
            }[];
        };
        UserAnswer: {
            /** Format: date-time */
            createdAt: string;
            displayName: string;
            /** Format: email */
            email: string;
            /** Format: uuid */
            id: string;
        };
        View: {
            account: number | null;
            battles: {
                /** @description Hex: column and row, both from 01 */
                hex: string;
                id: string;
                mine: boolean;
                /** @enum {string} */
                state: "open" | "reported" | "disputed" | "done" | "called-off";
            }[];
            battlesFought: {
                open: number;
                over: number;
            };
            buildings: {
                /** @description Id of the force that controls it; null: nobody, or not known (`known`) */
                control: string | null;
                /** @description Construction points left; null: not known */
                cp: number | null;
                cpMax: number;
                /** @description Hex: column and row, both from 01 */
                hex: string;
                id: string;
                /** @description Whether it was ever seen */
                known: boolean;
                /** @description When it was last in sight; null: it is now, or never was */
                seen: {
                    /** @enum {string} */
                    phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
                    round: number;
                } | null;
                /** @enum {string} */
                type: "hospital" | "black-market" | "free-trader" | "academy" | "mech-factory" | "repair-hangar" | "spaceport" | "sensor-network" | "railway-station" | "dropship" | "mine-factory" | "ammunition-depot" | "commodity-exchange" | "guerrilla-hq" | "quarry" | "spy-service" | "mercenary-camp" | "airfield" | "tank-factory" | "barracks" | "scrapyard";
                /** @description Of a mech factory: the mech that is being made; null: none, or not mine */
                work: {
                    design: string;
                    tons: number;
                } | null;
                /** @description Whether it does something for its controller; null: not known */
                works: boolean | null;
            }[];
            /** Format: uuid */
            campaign: string;
            /** Format: date-time */
            deadline: string | null;
            depots: (components["schemas"]["OwnDepot"] | components["schemas"]["SeenDepot"])[];
            force: string | null;
            forces: {
                account: number | null;
                faction: string;
                id: string;
                name: string;
                out: boolean;
                player: string | null;
                ready: boolean;
                seat: number;
                team: number | null;
            }[];
            map: {
                columns: number;
                /**
                 * @description Hexes in enemy sight, as far as I know (SIGHT-5): what the enemy mechs and buildings see that are in my sight now, not what ghosts may. Others may be in it, too. Empty for who plays no force, and after the end
                 * @example [
                 *       "0405",
                 *       "0406",
                 *       "0505"
                 *     ]
                 */
                enemySight: string[];
                /** @description Hex: column and row, both from 01 */
                hq: string | null;
                rows: number;
                /** @description Hexes in my sight now, and in that of my team (SIGHT-1 to SIGHT-4) */
                sight: string[];
                terrain: {
                    [key: string]: "clear" | "woods" | "hills" | "mountains" | "urban" | "deep-water";
                };
            };
            mechs: (components["schemas"]["OwnMech"] | components["schemas"]["SeenMech"])[];
            /** @enum {string} */
            phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
            pilots: components["schemas"]["Pilot"][];
            prisoners: {
                force: string;
                /** @description Hex: column and row, both from 01 */
                hex: string;
                id: string;
                name: string;
            }[];
            /** @description ROUND-3: whether my own force is ready */
            ready: boolean;
            round: number;
            seq: number;
            /** @enum {string} */
            status: "running" | "paused" | "finished";
            step: ("declarations" | "battles") | null;
            waiting: {
                design: string;
                force: string;
                id: string;
                name: string;
            }[];
            winners: string[] | null;
            wrecks: {
                battle: string;
                condition: components["schemas"]["Condition"];
                design: string;
                force: string;
                /** @description Hex: column and row, both from 01 */
                hex: string;
                name: string;
                right: string;
                unit: string;
            }[];
        };
        Violation: {
            /** @description Stable: area/problem */
            code: string;
            message: string;
            params: {
                [key: string]: unknown;
            };
            /** @description JSON pointer into the body; queries and headers below /query and /headers */
            pointer: string;
            /** @description Rule id of the campaign rules; GET /v1/rules/{id} tells the rule */
            rule: string | null;
        };
        Worksheet: {
            battle: string;
            /** @description When nothing is open and nothing differs: why the report that it makes would be refused; pointers within the report */
            contradictions: components["schemas"]["Violation"][];
            field: components["schemas"]["WorksheetField"];
            hash: string;
            /** @description My side; null: game master */
            mine: string | null;
            /** @description It can be filed: nothing is open, nothing differs, and nothing contradicts the battle */
            ready: boolean;
            /** @enum {string} */
            state: "open" | "reported" | "disputed" | "done" | "called-off";
            units: components["schemas"]["WorksheetUnit"][];
        };
        WorksheetField: {
            /** @description By side: what cannot be */
            contradictions: {
                [key: string]: components["schemas"]["Violation"][];
            };
            differences: {
                pointer: string;
                /** @description What each side says, by side */
                told: {
                    [key: string]: unknown;
                };
            }[];
            /** @description By side */
            entries: {
                [key: string]: {
                    by: string;
                    entry: {
                        /** @description CP left, where they changed */
                        buildings: {
                            [key: string]: number;
                        };
                        /** @description { "side": null }: nobody holds it; null: open */
                        holder: {
                            side: string | null;
                        } | null;
                        log: string | null;
                        /** @description Of the own side; those of others are not shown */
                        minesUsed: number | null;
                        turns: number | null;
                    };
                    revision: number;
                };
            };
            /** @description Pointers of what nobody has filled in */
            open: string[];
        };
        WorksheetFieldBody: {
            /** @description CP left, where they changed */
            buildings?: {
                [key: string]: number;
            } | null;
            /** @description { "side": null }: nobody holds it; null: open */
            holder?: {
                side: string | null;
            } | null;
            log?: string | null;
            /** @description Of the own side; those of others are not shown */
            minesUsed?: number | null;
            turns?: number | null;
        };
        WorksheetUnit: {
            /** @description By side: what cannot be */
            contradictions: {
                [key: string]: components["schemas"]["Violation"][];
            };
            differences: {
                pointer: string;
                /** @description What each side says, by side */
                told: {
                    [key: string]: unknown;
                };
            }[];
            /** @description By side */
            entries: {
                [key: string]: {
                    by: string;
                    entry: {
                        condition: components["schemas"]["ReportedCondition"];
                        edge: ("N" | "NE" | "SE" | "S" | "SW" | "NW") | null;
                        fate: ("on-field-fit" | "on-field-unfit" | "withdrawn" | "destroyed") | null;
                        /** @description Null: as many as before */
                        hits: number | null;
                        pilotFate: ("in-mech" | "safe" | "captured" | "dead") | null;
                    };
                    revision: number;
                };
            };
            id: string;
            name: string;
            /** @description Pointers of what nobody has filled in */
            open: string[];
            side: string;
        };
        WorksheetUnitBody: {
            /** @description Only what the battle changed */
            condition?: {
                ammunition?: {
                    location: string;
                    shots: number;
                    slot: number;
                }[];
                armor?: {
                    [key: string]: number;
                };
                slots?: {
                    location: string;
                    slot: number;
                    /** @enum {string} */
                    state: "hit" | "destroyed";
                }[];
                structure?: {
                    [key: string]: number;
                };
            } | null;
            edge?: ("N" | "NE" | "SE" | "S" | "SW" | "NW") | null;
            fate?: ("on-field-fit" | "on-field-unfit" | "withdrawn" | "destroyed") | null;
            /** @description Null: as many as before */
            hits?: number | null;
            pilotFate?: ("in-mech" | "safe" | "captured" | "dead") | null;
        };
        WorksheetUnits: {
            /** @description Those that were saved, in the order in which they were sent */
            units: components["schemas"]["WorksheetUnit"][];
        };
        WorksheetUnitsBody: {
            /** @description No unit twice */
            units: {
                entry: components["schemas"]["WorksheetUnitBody"];
                /** @description The one that this replaces; 0: there is none yet; null: whichever is there */
                revision?: number | null;
                unit: string;
            }[];
        };
        WreckCorrectedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                battle: string;
                condition: components["schemas"]["Condition"] | null;
                design: string;
                hex: string;
                name: string;
                right: string | null;
                unit: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "wreck-corrected";
        };
        WreckScrappedEvent: {
            /** Format: date-time */
            at: string;
            data: {
                battle: string;
                design: string;
                force: string;
                hex: string;
                item: string;
                name: string;
                quantity: number;
                unit: string;
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "wreck-scrapped";
        };
        WrecksLeftEvent: {
            /** Format: date-time */
            at: string;
            data: {
                battle: string;
                hex: string;
                right: string;
                rolls: components["schemas"]["Roll"][];
                share: {
                    design: string;
                    force: string;
                    unit: string;
                } | null;
                wrecks: {
                    design: string;
                    force: string;
                    name: string;
                    unit: string;
                }[];
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "wrecks-left";
        };
        WrecksLostEvent: {
            /** Format: date-time */
            at: string;
            data: {
                right: string;
                wrecks: {
                    battle: string;
                    design: string;
                    hex: string;
                    name: string;
                    unit: string;
                }[];
            };
            phase: components["schemas"]["EventPhase"];
            /** @description 0 before the first round */
            round: number;
            /** @description From 1, without gaps, in the feed of the one who asks */
            seq: number;
            /** @description What has happened, in words, in the language of the request */
            text: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "wrecks-lost";
        };
    };
    responses: {
        /** @description The form is right, and a rule forbids it: `violations` names every one, with its rule. */
        AgainstTheRules: {
            headers: {
                "Content-Language": components["headers"]["Content-Language"];
                Link: components["headers"]["Link"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/v1/problems/movement/not-adjacent",
                 *       "title": "Against the rules",
                 *       "status": 422,
                 *       "detail": "Hex 0101 is not adjacent to 0704.",
                 *       "code": "movement/not-adjacent",
                 *       "rule": "MOV-7",
                 *       "violations": [
                 *         {
                 *           "code": "movement/not-adjacent",
                 *           "rule": "MOV-7",
                 *           "pointer": "/orders/0/path/0",
                 *           "params": {
                 *             "from": "0704",
                 *             "hex": "0101"
                 *           },
                 *           "message": "Hex 0101 is not adjacent to 0704."
                 *         }
                 *       ],
                 *       "more": 0
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description What is there is not what `If-Match` names: read it, compare, and send again. */
        ChangedMeanwhile: {
            headers: {
                "Content-Language": components["headers"]["Content-Language"];
                Link: components["headers"]["Link"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/v1/problems/request/precondition-failed",
                 *       "title": "Changed meanwhile",
                 *       "status": 412,
                 *       "detail": "This has changed since you read it (If-Match).",
                 *       "code": "request/precondition-failed",
                 *       "rule": null,
                 *       "violations": [],
                 *       "more": 0
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It does not fit what has happened meanwhile: the phase has closed, the campaign is paused, the same `Idempotency-Key` is at work. Read again. */
        Conflict: {
            headers: {
                "Content-Language": components["headers"]["Content-Language"];
                Link: components["headers"]["Link"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/v1/problems/request/conflict",
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "detail": "This does not fit what has happened meanwhile.",
                 *       "code": "request/conflict",
                 *       "rule": null,
                 *       "violations": [],
                 *       "more": 0
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The asker’s role may not do this. */
        NotAllowed: {
            headers: {
                "Content-Language": components["headers"]["Content-Language"];
                Link: components["headers"]["Link"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/v1/problems/request/forbidden",
                 *       "title": "Not allowed",
                 *       "status": 403,
                 *       "detail": "Your role may not do this.",
                 *       "code": "request/forbidden",
                 *       "rule": null,
                 *       "violations": [],
                 *       "more": 0
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server cannot do this at the moment (it starts, stops, is busy, or its database is away): come again after `Retry-After`. */
        NotAvailable: {
            headers: {
                "Content-Language": components["headers"]["Content-Language"];
                Link: components["headers"]["Link"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/v1/problems/server/unavailable",
                 *       "title": "Not available",
                 *       "status": 503,
                 *       "detail": "The server cannot do this at the moment.",
                 *       "code": "server/unavailable",
                 *       "rule": null,
                 *       "violations": [],
                 *       "more": 0
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing, or the asker may not know of it; which of the two is not said. */
        NotFound: {
            headers: {
                "Content-Language": components["headers"]["Content-Language"];
                Link: components["headers"]["Link"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/v1/problems/request/not-found",
                 *       "title": "Not found",
                 *       "status": 404,
                 *       "detail": "There is no such thing, or you may not see it.",
                 *       "code": "request/not-found",
                 *       "rule": null,
                 *       "violations": [],
                 *       "more": 0
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nobody is logged in with this token, password, cookie or signature. */
        NotLoggedIn: {
            headers: {
                "Content-Language": components["headers"]["Content-Language"];
                Link: components["headers"]["Link"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/v1/problems/request/unauthenticated",
                 *       "title": "Login needed",
                 *       "status": 401,
                 *       "detail": "Log in first.",
                 *       "code": "request/unauthenticated",
                 *       "rule": null,
                 *       "violations": [],
                 *       "more": 0
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The client has it already: nothing has changed since the answer that had this `ETag`. No body. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Any other problem, as a problem document (RFC 9457). */
        Problem: {
            headers: {
                "Content-Language": components["headers"]["Content-Language"];
                Link: components["headers"]["Link"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/v1/problems/server/unexpected",
                 *       "title": "Server error",
                 *       "status": 500,
                 *       "detail": "Something went wrong on the server.",
                 *       "code": "server/unexpected",
                 *       "rule": null,
                 *       "violations": [],
                 *       "more": 0
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large, or has too many parts. */
        TooLarge: {
            headers: {
                "Content-Language": components["headers"]["Content-Language"];
                Link: components["headers"]["Link"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/v1/problems/request/too-large",
                 *       "title": "Too large",
                 *       "status": 413,
                 *       "detail": "The body is too large.",
                 *       "code": "request/too-large",
                 *       "rule": null,
                 *       "violations": [],
                 *       "more": 0
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests of this kind: come again after `Retry-After`. */
        TooMany: {
            headers: {
                "Content-Language": components["headers"]["Content-Language"];
                Link: components["headers"]["Link"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/v1/problems/request/too-many",
                 *       "title": "Too many requests",
                 *       "status": 429,
                 *       "detail": "Too many requests; please wait.",
                 *       "code": "request/too-many",
                 *       "rule": null,
                 *       "violations": [],
                 *       "more": 0
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body did not arrive in time. */
        TooSlow: {
            headers: {
                "Content-Language": components["headers"]["Content-Language"];
                Link: components["headers"]["Link"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/v1/problems/request/timeout",
                 *       "title": "Too slow",
                 *       "status": 408,
                 *       "detail": "The request did not arrive in time.",
                 *       "code": "request/timeout",
                 *       "rule": null,
                 *       "violations": [],
                 *       "more": 0
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request does not have the form that is described: `violations` names every place. */
        WrongForm: {
            headers: {
                "Content-Language": components["headers"]["Content-Language"];
                Link: components["headers"]["Link"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/v1/problems/shape/unknown-property",
                 *       "title": "Wrong form",
                 *       "status": 400,
                 *       "detail": "This property is not known here.",
                 *       "code": "shape/unknown-property",
                 *       "rule": null,
                 *       "violations": [
                 *         {
                 *           "code": "shape/unknown-property",
                 *           "rule": null,
                 *           "pointer": "/query/colour",
                 *           "params": {},
                 *           "message": "This property is not known here."
                 *         }
                 *       ],
                 *       "more": 0
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body has a type, a charset or a packing that is not taken. */
        WrongMediaType: {
            headers: {
                "Content-Language": components["headers"]["Content-Language"];
                Link: components["headers"]["Link"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/v1/problems/request/media-type",
                 *       "title": "Unsupported media type",
                 *       "status": 415,
                 *       "detail": "Only application/json is accepted; application/zip where archives are imported, multipart/form-data where records are handed in.",
                 *       "code": "request/media-type",
                 *       "rule": null,
                 *       "violations": [],
                 *       "more": 0
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The language of texts for people: German when it is preferred, English otherwise
         * @example de, en;q=0.5
         */
        AcceptLanguage: string;
        /**
         * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
         * @example 5a9f2c1e-join
         */
        IdempotencyKey: string;
        /**
         * @description The `ETag` of an answer that the client has: 304 when nothing has changed
         * @example "qHZ2mbOGRzDbXb4TTn3MMx"
         */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The name of the file
         * @example attachment; filename="battle.zip"
         */
        "Content-Disposition": string;
        /**
         * @description The language of the texts for people
         * @example en
         */
        "Content-Language": "en" | "de";
        /**
         * @description The entity tag of this answer, in its quotes: for `If-None-Match`, and for `If-Match` where the operation takes it
         * @example "qHZ2mbOGRzDbXb4TTn3MMx"
         */
        ETag: string;
        /**
         * @description Where the rules that are named can be read (`rel="help"`, RFC 8288); only where a rule is named
         * @example </v1/rules/MOV-7>; rel="help"
         */
        Link: string;
        /**
         * @description Of commands: how many of this kind may come within a minute
         * @example 120
         */
        "RateLimit-Limit": number;
        /**
         * @description Of commands: how many more may come in this window
         * @example 119
         */
        "RateLimit-Remaining": number;
        /**
         * @description Of commands: seconds until the window ends
         * @example 60
         */
        "RateLimit-Reset": number;
        /**
         * @description Seconds after which to come again
         * @example 12
         */
        "Retry-After": number;
        /**
         * @description With `?cookie=true` only: the refresh token, or its removal
         * @example __Host-refresh_token=Qm9v; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict; Secure
         */
        "Set-Cookie": string;
        /**
         * @description How to log in
         * @example Bearer
         */
        "WWW-Authenticate": string;
        /**
         * @description The number of the request in the server’s log: name it when you report a fault
         * @example 00dkfA81b1em9SHW
         */
        "X-Request-Id": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getJwks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keys": [
                     *         {
                     *           "x": "rePA91lqSu2bX0gWGAgGee5em5M_aLkX5rrQqEJBIQk",
                     *           "y": "wCSKRsmqOjRLTr5ILsbBwLk17Hs0Nb3SX2niH26Tfio",
                     *           "alg": "ES256",
                     *           "crv": "P-256",
                     *           "kid": "I_eVMFP2QekxDauI",
                     *           "kty": "EC",
                     *           "use": "sig"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        keys: {
                            alg: string;
                            crv: string;
                            kid: string;
                            kty: string;
                            use: string;
                            x: string;
                            y: string;
                        }[];
                    };
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            /** @description It cannot: `cause` says why. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/server/unavailable",
                     *       "title": "Not available",
                     *       "status": 503,
                     *       "detail": "The server cannot do this at the moment.",
                     *       "code": "server/unavailable",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    login: {
        parameters: {
            query?: {
                /** @description The refresh token travels as an HttpOnly cookie instead. */
                cookie?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "anna@example.org",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accessToken": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIwMTkyZjBjMSJ9.c2lnbmF0dXJl",
                     *       "refreshToken": "x7Jm0c1w3Xv9kQ2bN5rT8uY4aZ6dF0gH1jK2lM3nP4q",
                     *       "expiresIn": 900
                     *     }
                     */
                    "application/json": components["schemas"]["TokensAnswer"];
                };
            };
            400: components["responses"]["WrongForm"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    logout: {
        parameters: {
            query?: {
                /** @description The refresh token travels as an HttpOnly cookie instead. */
                cookie?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refreshToken": "x7Jm0c1w3Xv9kQ2bN5rT8uY4aZ6dF0gH1jK2lM3nP4q"
                 *     }
                 */
                "application/json": components["schemas"]["RefreshBody"];
            };
        };
        responses: {
            /** @description Done. No body. */
            204: {
                headers: {
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    refresh: {
        parameters: {
            query?: {
                /** @description The refresh token travels as an HttpOnly cookie instead. */
                cookie?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refreshToken": "x7Jm0c1w3Xv9kQ2bN5rT8uY4aZ6dF0gH1jK2lM3nP4q"
                 *     }
                 */
                "application/json": components["schemas"]["RefreshBody"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accessToken": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIwMTkyZjBjMSJ9.c2lnbmF0dXJl",
                     *       "refreshToken": "b1QmE5xkT0gq7sVfW2oJ8nYhR3cLdP6uZaXi9KtM4wA",
                     *       "expiresIn": 900
                     *     }
                     */
                    "application/json": components["schemas"]["TokensAnswer"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    register: {
        parameters: {
            query?: {
                /** @description The refresh token travels as an HttpOnly cookie instead. */
                cookie?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "anna@example.org",
                 *       "displayName": "Anna",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["RegisterBody"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["Set-Cookie"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accessToken": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIwMTkyZjBjMSJ9.c2lnbmF0dXJl",
                     *       "refreshToken": "x7Jm0c1w3Xv9kQ2bN5rT8uY4aZ6dF0gH1jK2lM3nP4q",
                     *       "expiresIn": 900,
                     *       "user": {
                     *         "id": "0192f0c1-2a3b-7c4d-8e5f-0a1b2c3d4e5f",
                     *         "email": "anna@example.org",
                     *         "displayName": "Anna",
                     *         "createdAt": "3025-06-01T18:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RegistrationAnswer"];
                };
            };
            400: components["responses"]["WrongForm"];
            /** @description Nobody may register, or only who has an invitation. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/forbidden",
                     *       "title": "Not allowed",
                     *       "status": 403,
                     *       "detail": "Your role may not do this.",
                     *       "code": "request/forbidden",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "x7Jm0c1w3Xv9kQ2bN5rT8uY4aZ6dF0gH1jK2lM3nP4q",
                 *       "password": "a new horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["ResetBody"];
            };
        };
        responses: {
            /** @description Done. No body. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongForm"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    listCampaigns: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                /** @description Only those that I have hidden */
                hidden?: boolean;
                /** @description How many at most */
                limit?: number;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "01a210f0-0dea-7778-82b9-088eb5f6ef63",
                     *           "name": "Elsewhere",
                     *           "status": "running",
                     *           "round": 1,
                     *           "phase": "preparation",
                     *           "step": null,
                     *           "deadline": "2027-01-05T20:21:37.683Z",
                     *           "ruleset": "planetary-3",
                     *           "options": {
                     *             "startingBv": 4000,
                     *             "startingList": "faction",
                     *             "buildingCount": 9,
                     *             "buildingCp": 100,
                     *             "deployment": "hq",
                     *             "phaseHours": 1000,
                     *             "battleHours": 1000,
                     *             "onDeadline": "advance",
                     *             "fogOfWar": true,
                     *             "sightTriggers": "units-and-buildings",
                     *             "supplyPerRound": 20,
                     *             "startingTons": 50,
                     *             "battleTurnLimit": null,
                     *             "teams": null,
                     *             "engine": "table",
                     *             "victory": {
                     *               "lastForceStanding": true,
                     *               "buildings": null,
                     *               "rounds": null,
                     *               "gm": false
                     *             },
                     *             "sellMechs": false,
                     *             "pinShare": 0.25,
                     *             "captureShare": 0,
                     *             "values": {
                     *               "bv": 1,
                     *               "ton": 20,
                     *               "building": 1000
                     *             }
                     *           },
                     *           "diceCommitment": "71c8446e59e60534df87d25a9211fc0a6ed331255819bbe3516d8eac4b84ad11",
                     *           "diceSeed": null,
                     *           "diceSeeds": [],
                     *           "mapSecret": null,
                     *           "gameMaster": {
                     *             "id": "01a210ef-f28b-7474-b89d-2f136961375b",
                     *             "displayName": "enemy"
                     *           },
                     *           "role": "player",
                     *           "myForce": "8f535a4a41c44fa58b243248",
                     *           "seats": [
                     *             {
                     *               "seat": 1,
                     *               "force": "8f535a4a41c44fa58b243248",
                     *               "faction": "davion",
                     *               "name": "Elsewhere 1",
                     *               "user": {
                     *                 "id": "01a210ef-f022-7307-acec-df73303baf44",
                     *                 "displayName": "stranger"
                     *               },
                     *               "submitted": true,
                     *               "out": false
                     *             },
                     *             {
                     *               "seat": 2,
                     *               "force": "548275aa544755aecc805a68",
                     *               "faction": "liao",
                     *               "name": "Elsewhere 2",
                     *               "user": {
                     *                 "id": "01a210ef-f0f4-7460-a7ee-d14b43b63cc5",
                     *                 "displayName": "spare"
                     *               },
                     *               "submitted": true,
                     *               "out": false
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["CampaignPage"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    createCampaign: {
        parameters: {
            query?: {
                /**
                 * @description The same checks and answer, and nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "New"
                 *     }
                 */
                "application/json": components["schemas"]["NewCampaign"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01a210f0-13dd-7ac4-b9bf-48a0dbd559e4",
                     *       "name": "New",
                     *       "status": "setup",
                     *       "round": 0,
                     *       "phase": "setup",
                     *       "step": null,
                     *       "deadline": null,
                     *       "ruleset": "planetary-3",
                     *       "options": {
                     *         "startingBv": 20000,
                     *         "startingList": "faction",
                     *         "buildingCount": 21,
                     *         "buildingCp": 100,
                     *         "deployment": "hq",
                     *         "phaseHours": 48,
                     *         "battleHours": 168,
                     *         "onDeadline": "advance",
                     *         "fogOfWar": true,
                     *         "sightTriggers": "units-and-buildings",
                     *         "supplyPerRound": 20,
                     *         "startingTons": 0,
                     *         "battleTurnLimit": null,
                     *         "teams": null,
                     *         "engine": "table",
                     *         "victory": {
                     *           "lastForceStanding": true,
                     *           "buildings": null,
                     *           "rounds": null,
                     *           "gm": false
                     *         },
                     *         "sellMechs": false,
                     *         "pinShare": 0.25,
                     *         "captureShare": 0,
                     *         "values": {
                     *           "bv": 1,
                     *           "ton": 20,
                     *           "building": 1000
                     *         }
                     *       },
                     *       "diceCommitment": "98a90d140ec943be8df027e10f5ce7b83eb09c6223ee08e841786f5f880d9224",
                     *       "diceSeed": null,
                     *       "diceSeeds": [],
                     *       "mapSecret": null,
                     *       "gameMaster": {
                     *         "id": "01a210ef-f022-7307-acec-df73303baf44",
                     *         "displayName": "stranger"
                     *       },
                     *       "role": "gm",
                     *       "myForce": null,
                     *       "seats": [
                     *         {
                     *           "seat": 1,
                     *           "force": "47059ffbf8fcd24b9ff63a81",
                     *           "faction": null,
                     *           "name": null,
                     *           "user": null,
                     *           "submitted": false,
                     *           "out": false
                     *         },
                     *         {
                     *           "seat": 2,
                     *           "force": "517a92125dcb710639ffc517",
                     *           "faction": null,
                     *           "name": null,
                     *           "user": null,
                     *           "submitted": false,
                     *           "out": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Campaign
                 * @example 01a210ef-f482-7713-b051-d5a054620e5d
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01a210ef-f482-7713-b051-d5a054620e5d",
                     *       "name": "Setting up",
                     *       "status": "setup",
                     *       "round": 0,
                     *       "phase": "setup",
                     *       "step": null,
                     *       "deadline": null,
                     *       "ruleset": "planetary-3",
                     *       "options": {
                     *         "startingBv": 4000,
                     *         "startingList": "faction",
                     *         "buildingCount": 9,
                     *         "buildingCp": 100,
                     *         "deployment": "hq",
                     *         "phaseHours": 1000,
                     *         "battleHours": 1000,
                     *         "onDeadline": "advance",
                     *         "fogOfWar": true,
                     *         "sightTriggers": "units-and-buildings",
                     *         "supplyPerRound": 20,
                     *         "startingTons": 50,
                     *         "battleTurnLimit": null,
                     *         "teams": null,
                     *         "engine": "table",
                     *         "victory": {
                     *           "lastForceStanding": true,
                     *           "buildings": null,
                     *           "rounds": null,
                     *           "gm": false
                     *         },
                     *         "sellMechs": false,
                     *         "pinShare": 0.25,
                     *         "captureShare": 0,
                     *         "values": {
                     *           "bv": 1,
                     *           "ton": 20,
                     *           "building": 1000
                     *         }
                     *       },
                     *       "diceCommitment": "f9e6231b2b8ae00cfe1a1f77e8c1f8c4a45d65e628e6ab809e589afb24f16e20",
                     *       "diceSeed": null,
                     *       "diceSeeds": [],
                     *       "mapSecret": null,
                     *       "gameMaster": {
                     *         "id": "01a210ef-efa8-770c-9744-b77113b64d44",
                     *         "displayName": "gm"
                     *       },
                     *       "role": "gm",
                     *       "myForce": null,
                     *       "seats": [
                     *         {
                     *           "seat": 1,
                     *           "force": "bf0e3cc885838090338aa8cb",
                     *           "faction": "davion",
                     *           "name": "Force 1",
                     *           "user": {
                     *             "id": "01a210ef-eeef-788b-aff5-f118468585d3",
                     *             "displayName": "player"
                     *           },
                     *           "submitted": true,
                     *           "out": false
                     *         },
                     *         {
                     *           "seat": 2,
                     *           "force": "c15d9250309927d12e37fbbc",
                     *           "faction": "liao",
                     *           "name": "Force 2",
                     *           "user": {
                     *             "id": "01a210ef-f28b-7474-b89d-2f136961375b",
                     *             "displayName": "enemy"
                     *           },
                     *           "submitted": true,
                     *           "out": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    deleteCampaign: {
        parameters: {
            query?: {
                /**
                 * @description The same checks and answer, and nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Campaign
                 * @example 01a210ef-f482-7713-b051-d5a054620e5d
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description Done. No body. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description Only for: gm. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/forbidden",
                     *       "title": "Not allowed",
                     *       "status": 403,
                     *       "detail": "Your role may not do this.",
                     *       "code": "request/forbidden",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description The campaign has started, and is not over. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/conflict",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "This does not fit what has happened meanwhile.",
                     *       "code": "request/conflict",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeCampaign: {
        parameters: {
            query?: {
                /**
                 * @description The same checks and answer, and nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The tag of what was last seen: 412 when it has changed since */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Campaign
                 * @example 01a210ef-f482-7713-b051-d5a054620e5d
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Renamed"
                 *     }
                 */
                "application/json": components["schemas"]["CampaignChanges"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01a210ef-f482-7713-b051-d5a054620e5d",
                     *       "name": "Renamed",
                     *       "status": "setup",
                     *       "round": 0,
                     *       "phase": "setup",
                     *       "step": null,
                     *       "deadline": null,
                     *       "ruleset": "planetary-3",
                     *       "options": {
                     *         "startingBv": 4000,
                     *         "startingList": "faction",
                     *         "buildingCount": 9,
                     *         "buildingCp": 100,
                     *         "deployment": "hq",
                     *         "phaseHours": 1000,
                     *         "battleHours": 1000,
                     *         "onDeadline": "advance",
                     *         "fogOfWar": true,
                     *         "sightTriggers": "units-and-buildings",
                     *         "supplyPerRound": 20,
                     *         "startingTons": 50,
                     *         "battleTurnLimit": null,
                     *         "teams": null,
                     *         "engine": "table",
                     *         "victory": {
                     *           "lastForceStanding": true,
                     *           "buildings": null,
                     *           "rounds": null,
                     *           "gm": false
                     *         },
                     *         "sellMechs": false,
                     *         "pinShare": 0.25,
                     *         "captureShare": 0,
                     *         "values": {
                     *           "bv": 1,
                     *           "ton": 20,
                     *           "building": 1000
                     *         }
                     *       },
                     *       "diceCommitment": "f9e6231b2b8ae00cfe1a1f77e8c1f8c4a45d65e628e6ab809e589afb24f16e20",
                     *       "diceSeed": null,
                     *       "diceSeeds": [],
                     *       "mapSecret": null,
                     *       "gameMaster": {
                     *         "id": "01a210ef-efa8-770c-9744-b77113b64d44",
                     *         "displayName": "gm"
                     *       },
                     *       "role": "gm",
                     *       "myForce": null,
                     *       "seats": [
                     *         {
                     *           "seat": 1,
                     *           "force": "bf0e3cc885838090338aa8cb",
                     *           "faction": "davion",
                     *           "name": "Force 1",
                     *           "user": {
                     *             "id": "01a210ef-eeef-788b-aff5-f118468585d3",
                     *             "displayName": "player"
                     *           },
                     *           "submitted": true,
                     *           "out": false
                     *         },
                     *         {
                     *           "seat": 2,
                     *           "force": "c15d9250309927d12e37fbbc",
                     *           "faction": "liao",
                     *           "name": "Force 2",
                     *           "user": {
                     *             "id": "01a210ef-f28b-7474-b89d-2f136961375b",
                     *             "displayName": "enemy"
                     *           },
                     *           "submitted": true,
                     *           "out": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description Only for: gm. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/forbidden",
                     *       "title": "Not allowed",
                     *       "status": 403,
                     *       "detail": "Your role may not do this.",
                     *       "code": "request/forbidden",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description The campaign has started. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/conflict",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "This does not fit what has happened meanwhile.",
                     *       "code": "request/conflict",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    listBattles: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                /** @description How many at most */
                limit?: number;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "95990c3cf42c5afeb82da734",
                     *           "round": 1,
                     *           "hex": "1108",
                     *           "state": "reported",
                     *           "mine": false,
                     *           "report": "9a755019942cf3661eb2484a",
                     *           "winner": null,
                     *           "engine": "table",
                     *           "openedAt": "2026-11-25T04:21:34.079Z",
                     *           "dueAt": "2026-11-27T04:21:34.197Z",
                     *           "overdue": false
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["BattleSummary"][];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getBattle: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the battle, as in `battles` of the view
                 * @example 079cf2668e1416fc4c413a41
                 */
                battleId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a210f6-836c-7f56-9693-36cb17cabc19
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "079cf2668e1416fc4c413a41",
                     *       "round": 1,
                     *       "hex": "1108",
                     *       "state": "reported",
                     *       "mine": false,
                     *       "setup": {
                     *         "battle": "079cf2668e1416fc4c413a41",
                     *         "buildings": [
                     *           {
                     *             "cp": 100,
                     *             "cpMax": 100,
                     *             "id": "910cafd2dff4c3d1b08053f9",
                     *             "indestructible": false,
                     *             "place": "0404",
                     *             "type": "spy-service"
                     *           }
                     *         ],
                     *         "campaign": "01a210f6-836c-7f56-9693-36cb17cabc19",
                     *         "hash": "570750ba84a8266abf33ab975e9bc7a3fb0d0bdbd7d2fa6d26b1664f1e3d6251",
                     *         "hex": "1108",
                     *         "round": 1,
                     *         "ruleset": "planetary-3",
                     *         "sheets": [
                     *           {
                     *             "name": "urban-1",
                     *             "rotated": false
                     *           },
                     *           {
                     *             "name": "urban-2",
                     *             "rotated": true
                     *           },
                     *           {
                     *             "name": "urban-3",
                     *             "rotated": false
                     *           },
                     *           {
                     *             "name": "woods-1",
                     *             "rotated": false
                     *           },
                     *           {
                     *             "name": "urban-5",
                     *             "rotated": true
                     *           },
                     *           {
                     *             "name": "urban-2",
                     *             "rotated": true
                     *           },
                     *           {
                     *             "name": "urban-1",
                     *             "rotated": true
                     *           },
                     *           {
                     *             "name": "clear-3",
                     *             "rotated": false
                     *           },
                     *           {
                     *             "name": "urban-3",
                     *             "rotated": false
                     *           },
                     *           {
                     *             "name": "clear-2",
                     *             "rotated": false
                     *           },
                     *           {
                     *             "name": "clear-2",
                     *             "rotated": false
                     *           },
                     *           {
                     *             "name": "clear-4",
                     *             "rotated": false
                     *           },
                     *           {
                     *             "name": "urban-6",
                     *             "rotated": false
                     *           },
                     *           {
                     *             "name": "urban-2",
                     *             "rotated": false
                     *           },
                     *           {
                     *             "name": "clear-6",
                     *             "rotated": true
                     *           },
                     *           {
                     *             "name": "woods-1",
                     *             "rotated": false
                     *           },
                     *           {
                     *             "name": "clear-2",
                     *             "rotated": false
                     *           },
                     *           {
                     *             "name": "urban-4",
                     *             "rotated": false
                     *           },
                     *           {
                     *             "name": "urban-2",
                     *             "rotated": true
                     *           },
                     *           {
                     *             "name": "urban-1",
                     *             "rotated": false
                     *           },
                     *           {
                     *             "name": "urban-6",
                     *             "rotated": false
                     *           },
                     *           {
                     *             "name": "urban-5",
                     *             "rotated": true
                     *           },
                     *           {
                     *             "name": "urban-5",
                     *             "rotated": false
                     *           },
                     *           {
                     *             "name": "woods-6",
                     *             "rotated": false
                     *           },
                     *           {
                     *             "name": "urban-4",
                     *             "rotated": true
                     *           }
                     *         ],
                     *         "sides": [
                     *           {
                     *             "forces": [
                     *               "9bfef926945f2a884e881b45"
                     *             ],
                     *             "minesAllowed": 0,
                     *             "side": "A",
                     *             "withdrawal": {
                     *               "N": "1107",
                     *               "NE": "1207",
                     *               "NW": "1007",
                     *               "S": "1109",
                     *               "SE": "1208",
                     *               "SW": "1008"
                     *             }
                     *           },
                     *           {
                     *             "forces": [
                     *               "de81eb080247ae3dcc691c77"
                     *             ],
                     *             "minesAllowed": 0,
                     *             "side": "B",
                     *             "withdrawal": {
                     *               "N": "1107",
                     *               "NE": "1207",
                     *               "NW": "1007",
                     *               "S": "1109",
                     *               "SE": "1208",
                     *               "SW": "1008"
                     *             }
                     *           }
                     *         ],
                     *         "terrain": "urban",
                     *         "turnLimit": null,
                     *         "units": [
                     *           {
                     *             "condition": {
                     *               "ammunition": [],
                     *               "armor": {},
                     *               "slots": [],
                     *               "structure": {}
                     *             },
                     *             "deployment": {
                     *               "direction": "NW",
                     *               "ring": "middle"
                     *             },
                     *             "design": "stalker-stk-5m",
                     *             "force": "de81eb080247ae3dcc691c77",
                     *             "hired": false,
                     *             "id": "4c513f1a753545028d94efcb",
                     *             "kind": "mech",
                     *             "name": "Stalker STK-5M",
                     *             "pilot": {
                     *               "gunnery": 1,
                     *               "hits": 0,
                     *               "id": "7ec3d24085f509ec777932a0",
                     *               "name": "Pilot #2",
                     *               "piloting": 2
                     *             },
                     *             "role": "attacker",
                     *             "shutDown": false,
                     *             "side": "B"
                     *           },
                     *           {
                     *             "condition": {
                     *               "ammunition": [],
                     *               "armor": {},
                     *               "slots": [],
                     *               "structure": {}
                     *             },
                     *             "deployment": {
                     *               "direction": "SE",
                     *               "ring": "middle"
                     *             },
                     *             "design": "javelin-jvn-10p",
                     *             "force": "9bfef926945f2a884e881b45",
                     *             "hired": false,
                     *             "id": "66205a4586a99c4c8c0d73da",
                     *             "kind": "mech",
                     *             "name": "Javelin JVN-10P",
                     *             "pilot": {
                     *               "gunnery": 1,
                     *               "hits": 0,
                     *               "id": "3823353030def1d9b4885b94",
                     *               "name": "Pilot #4",
                     *               "piloting": 2
                     *             },
                     *             "role": "defender",
                     *             "shutDown": false,
                     *             "side": "A"
                     *           }
                     *         ]
                     *       },
                     *       "reports": [
                     *         {
                     *           "id": "45fb783efbcc732c1dfca73d",
                     *           "by": "de81eb080247ae3dcc691c77",
                     *           "state": "pending",
                     *           "body": {
                     *             "buildings": [
                     *               {
                     *                 "cp": 100,
                     *                 "id": "910cafd2dff4c3d1b08053f9"
                     *               }
                     *             ],
                     *             "hash": "570750ba84a8266abf33ab975e9bc7a3fb0d0bdbd7d2fa6d26b1664f1e3d6251",
                     *             "holder": null,
                     *             "log": null,
                     *             "minesUsed": {
                     *               "A": 0,
                     *               "B": 0
                     *             },
                     *             "turns": 3,
                     *             "units": [
                     *               {
                     *                 "condition": {
                     *                   "ammunition": [],
                     *                   "armor": {},
                     *                   "slots": [],
                     *                   "structure": {}
                     *                 },
                     *                 "edge": null,
                     *                 "fate": "on-field-fit",
                     *                 "id": "4c513f1a753545028d94efcb",
                     *                 "pilot": {
                     *                   "fate": "in-mech",
                     *                   "hits": 0
                     *                 }
                     *               }
                     *             ]
                     *           },
                     *           "confirmedBy": [
                     *             "de81eb080247ae3dcc691c77"
                     *           ],
                     *           "disputes": [],
                     *           "at": "2026-11-25T04:28:43.569Z",
                     *           "etag": "\"pZUQSeSw18JQOQZdTE2oQO\"",
                     *           "difference": {
                     *             "holder": null,
                     *             "turns": 3,
                     *             "units": [
                     *               {
                     *                 "id": "4c513f1a753545028d94efcb",
                     *                 "name": "Stalker STK-5M",
                     *                 "side": "B",
                     *                 "fate": "on-field-fit",
                     *                 "edge": null,
                     *                 "pilot": {
                     *                   "id": "7ec3d24085f509ec777932a0",
                     *                   "name": "Pilot #2",
                     *                   "hits": {
                     *                     "before": 0,
                     *                     "after": 0
                     *                   },
                     *                   "fate": "in-mech"
                     *                 },
                     *                 "armor": [],
                     *                 "structure": [],
                     *                 "slots": [],
                     *                 "ammunition": []
                     *               }
                     *             ],
                     *             "buildings": [],
                     *             "minesUsed": {
                     *               "A": 0,
                     *               "B": 0
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "report": "45fb783efbcc732c1dfca73d",
                     *       "winner": null,
                     *       "engine": "table",
                     *       "openedAt": "2026-11-25T04:28:43.342Z",
                     *       "dueAt": "2026-11-27T04:28:43.569Z",
                     *       "overdue": false
                     *     }
                     */
                    "application/json": components["schemas"]["Battle"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    callOffBattle: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the battle, as in `battles` of the view
                 * @example 95990c3cf42c5afeb82da734
                 */
                battleId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Because"
                 *     }
                 */
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "battle": "95990c3cf42c5afeb82da734",
                     *       "state": "called-off",
                     *       "winner": null,
                     *       "report": null,
                     *       "reportState": null,
                     *       "reportEtag": null,
                     *       "confirmedBy": [],
                     *       "difference": null,
                     *       "campaign": {
                     *         "round": 1,
                     *         "phase": "supply",
                     *         "step": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BattleAnswer"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    decideBattle: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the battle, as in `battles` of the view
                 * @example 95990c3cf42c5afeb82da734
                 */
                battleId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": {
                    report?: string | null;
                };
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "battle": "95990c3cf42c5afeb82da734",
                     *       "state": "done",
                     *       "winner": null,
                     *       "report": "9a755019942cf3661eb2484a",
                     *       "reportState": "applied",
                     *       "reportEtag": "\"GjpuC5o9IBfuWC7ZholvW_\"",
                     *       "confirmedBy": [
                     *         "da9acbeb769d590adf46ef90"
                     *       ],
                     *       "difference": {
                     *         "holder": null,
                     *         "turns": 3,
                     *         "units": [
                     *           {
                     *             "id": "13f05e4e593e6929c7c68e07",
                     *             "name": "Javelin JVN-10P",
                     *             "side": "A",
                     *             "fate": "on-field-fit",
                     *             "edge": null,
                     *             "pilot": {
                     *               "id": "30176385063fb18c062c3d1a",
                     *               "name": "Pilot #4",
                     *               "hits": {
                     *                 "before": 0,
                     *                 "after": 0
                     *               },
                     *               "fate": "in-mech"
                     *             },
                     *             "armor": [],
                     *             "structure": [],
                     *             "slots": [],
                     *             "ammunition": []
                     *           },
                     *           {
                     *             "id": "35c7eda6944b25b83cfc0d9d",
                     *             "name": "Javelin JVN-10P",
                     *             "side": "A",
                     *             "fate": "on-field-fit",
                     *             "edge": null,
                     *             "pilot": {
                     *               "id": "d6c9316e9cca318ff43025fe",
                     *               "name": "Pilot #3",
                     *               "hits": {
                     *                 "before": 0,
                     *                 "after": 0
                     *               },
                     *               "fate": "in-mech"
                     *             },
                     *             "armor": [],
                     *             "structure": [],
                     *             "slots": [],
                     *             "ammunition": []
                     *           }
                     *         ],
                     *         "buildings": [],
                     *         "minesUsed": {
                     *           "A": 0,
                     *           "B": 0
                     *         }
                     *       },
                     *       "campaign": {
                     *         "round": 1,
                     *         "phase": "supply",
                     *         "step": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BattleAnswer"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    setBattleEngine: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the battle, as in `battles` of the view
                 * @example 95990c3cf42c5afeb82da734
                 */
                battleId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "engine": "table"
                 *     }
                 */
                "application/json": {
                    engine: string;
                };
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "battle": "95990c3cf42c5afeb82da734",
                     *       "engine": "table"
                     *     }
                     */
                    "application/json": {
                        battle: string;
                        engine: string;
                    };
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getMegamekFiles: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the battle, as in `battles` of the view
                 * @example 95990c3cf42c5afeb82da734
                 */
                battleId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description There is no such battle, or I do not fight in it. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getRecords: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the battle, as in `battles` of the view
                 * @example f7204afb2c920389b860d89c
                 */
                battleId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a2125e-01a6-7180-9a20-f1f34e354b8b
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "battle": "f7204afb2c920389b860d89c",
                     *       "records": [],
                     *       "answers": {},
                     *       "questions": [
                     *         {
                     *           "pointer": "/units/5671b367139359b87f732fd9/fate",
                     *           "about": "fate",
                     *           "subject": "5671b367139359b87f732fd9",
                     *           "name": "Centurion CN9-D",
                     *           "choices": [
                     *             "on-field-fit",
                     *             "on-field-unfit"
                     *           ],
                     *           "min": null,
                     *           "max": null,
                     *           "proposal": null,
                     *           "hasProposal": false,
                     *           "why": "nobody-answered",
                     *           "text": "What became of Centurion CN9-D (Force 1)?",
                     *           "answers": [
                     *             {
                     *               "value": "on-field-fit",
                     *               "text": "On the field, fit"
                     *             },
                     *             {
                     *               "value": "on-field-unfit",
                     *               "text": "On the field, not fit"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "pointer": "/units/87bcf451160e1fc9bd7527f1/fate",
                     *           "about": "fate",
                     *           "subject": "87bcf451160e1fc9bd7527f1",
                     *           "name": "Stalker STK-5M",
                     *           "choices": [
                     *             "on-field-fit",
                     *             "on-field-unfit"
                     *           ],
                     *           "min": null,
                     *           "max": null,
                     *           "proposal": null,
                     *           "hasProposal": false,
                     *           "why": "nobody-answered",
                     *           "text": "What became of Stalker STK-5M (Force 2)?",
                     *           "answers": [
                     *             {
                     *               "value": "on-field-fit",
                     *               "text": "On the field, fit"
                     *             },
                     *             {
                     *               "value": "on-field-unfit",
                     *               "text": "On the field, not fit"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "differences": [],
                     *       "contradictions": [],
                     *       "notes": [],
                     *       "report": null,
                     *       "difference": null,
                     *       "filed": null
                     *     }
                     */
                    "application/json": components["schemas"]["BattleRecords"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    bringRecords: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
                /** @description Whether the report is filed as soon as nothing is open */
                file?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the battle, as in `battles` of the view
                 * @example f7204afb2c920389b860d89c
                 */
                battleId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a2125e-01a6-7180-9a20-f1f34e354b8b
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answers": {
                 *         "turns": 3
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RecordsBody"];
                "multipart/form-data": components["schemas"]["RecordsForm"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "battle": "f7204afb2c920389b860d89c",
                     *       "records": [],
                     *       "answers": {
                     *         "/turns": 3
                     *       },
                     *       "questions": [
                     *         {
                     *           "pointer": "/units/5671b367139359b87f732fd9/fate",
                     *           "about": "fate",
                     *           "subject": "5671b367139359b87f732fd9",
                     *           "name": "Centurion CN9-D",
                     *           "choices": [
                     *             "on-field-fit",
                     *             "on-field-unfit"
                     *           ],
                     *           "min": null,
                     *           "max": null,
                     *           "proposal": null,
                     *           "hasProposal": false,
                     *           "why": "nobody-answered",
                     *           "text": "What became of Centurion CN9-D (Force 1)?",
                     *           "answers": [
                     *             {
                     *               "value": "on-field-fit",
                     *               "text": "On the field, fit"
                     *             },
                     *             {
                     *               "value": "on-field-unfit",
                     *               "text": "On the field, not fit"
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "pointer": "/units/87bcf451160e1fc9bd7527f1/fate",
                     *           "about": "fate",
                     *           "subject": "87bcf451160e1fc9bd7527f1",
                     *           "name": "Stalker STK-5M",
                     *           "choices": [
                     *             "on-field-fit",
                     *             "on-field-unfit"
                     *           ],
                     *           "min": null,
                     *           "max": null,
                     *           "proposal": null,
                     *           "hasProposal": false,
                     *           "why": "nobody-answered",
                     *           "text": "What became of Stalker STK-5M (Force 2)?",
                     *           "answers": [
                     *             {
                     *               "value": "on-field-fit",
                     *               "text": "On the field, fit"
                     *             },
                     *             {
                     *               "value": "on-field-unfit",
                     *               "text": "On the field, not fit"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "differences": [],
                     *       "contradictions": [],
                     *       "notes": [],
                     *       "report": null,
                     *       "difference": null,
                     *       "filed": null
                     *     }
                     */
                    "application/json": components["schemas"]["BattleRecords"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    fileReport: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the battle, as in `battles` of the view
                 * @example 95990c3cf42c5afeb82da734
                 */
                battleId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hash": "08ae3020e5aa8ccb5b0b38fa3555d0cf1f53bb9b13870892e7160a5883494730",
                 *       "turns": 3,
                 *       "holder": null,
                 *       "log": null,
                 *       "minesUsed": {},
                 *       "buildings": [
                 *         {
                 *           "id": "5ab9a04292a534da0815a008",
                 *           "cp": 100
                 *         }
                 *       ],
                 *       "units": [
                 *         {
                 *           "id": "13f05e4e593e6929c7c68e07",
                 *           "fate": "on-field-fit",
                 *           "edge": null,
                 *           "condition": {
                 *             "ammunition": [],
                 *             "armor": {},
                 *             "slots": [],
                 *             "structure": {}
                 *           },
                 *           "pilot": {
                 *             "hits": 0,
                 *             "fate": "in-mech"
                 *           }
                 *         },
                 *         {
                 *           "id": "35c7eda6944b25b83cfc0d9d",
                 *           "fate": "on-field-fit",
                 *           "edge": null,
                 *           "condition": {
                 *             "ammunition": [],
                 *             "armor": {},
                 *             "slots": [],
                 *             "structure": {}
                 *           },
                 *           "pilot": {
                 *             "hits": 0,
                 *             "fate": "in-mech"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BattleReport"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "battle": "95990c3cf42c5afeb82da734",
                     *       "state": "reported",
                     *       "winner": null,
                     *       "report": "27005671f142993bcd36f5c9",
                     *       "reportState": "pending",
                     *       "reportEtag": "\"GjpuC5o9IBfuWC7ZholvW_\"",
                     *       "confirmedBy": [],
                     *       "difference": {
                     *         "holder": null,
                     *         "turns": 3,
                     *         "units": [
                     *           {
                     *             "id": "13f05e4e593e6929c7c68e07",
                     *             "name": "Javelin JVN-10P",
                     *             "side": "A",
                     *             "fate": "on-field-fit",
                     *             "edge": null,
                     *             "pilot": {
                     *               "id": "30176385063fb18c062c3d1a",
                     *               "name": "Pilot #4",
                     *               "hits": {
                     *                 "before": 0,
                     *                 "after": 0
                     *               },
                     *               "fate": "in-mech"
                     *             },
                     *             "armor": [],
                     *             "structure": [],
                     *             "slots": [],
                     *             "ammunition": []
                     *           },
                     *           {
                     *             "id": "35c7eda6944b25b83cfc0d9d",
                     *             "name": "Javelin JVN-10P",
                     *             "side": "A",
                     *             "fate": "on-field-fit",
                     *             "edge": null,
                     *             "pilot": {
                     *               "id": "d6c9316e9cca318ff43025fe",
                     *               "name": "Pilot #3",
                     *               "hits": {
                     *                 "before": 0,
                     *                 "after": 0
                     *               },
                     *               "fate": "in-mech"
                     *             },
                     *             "armor": [],
                     *             "structure": [],
                     *             "slots": [],
                     *             "ammunition": []
                     *           }
                     *         ],
                     *         "buildings": [],
                     *         "minesUsed": {
                     *           "A": 0,
                     *           "B": 0
                     *         }
                     *       },
                     *       "campaign": {
                     *         "round": 1,
                     *         "phase": "combat",
                     *         "step": "battles"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BattleAnswer"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    editReport: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the battle, as in `battles` of the view
                 * @example 95990c3cf42c5afeb82da734
                 */
                battleId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
                /**
                 * @description Id of the report, as the battle has it
                 * @example 9a755019942cf3661eb2484a
                 */
                reportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hash": "08ae3020e5aa8ccb5b0b38fa3555d0cf1f53bb9b13870892e7160a5883494730",
                 *       "turns": 3,
                 *       "holder": null,
                 *       "log": null,
                 *       "minesUsed": {},
                 *       "buildings": [
                 *         {
                 *           "id": "5ab9a04292a534da0815a008",
                 *           "cp": 100
                 *         }
                 *       ],
                 *       "units": [
                 *         {
                 *           "id": "13f05e4e593e6929c7c68e07",
                 *           "fate": "on-field-fit",
                 *           "edge": null,
                 *           "condition": {
                 *             "ammunition": [],
                 *             "armor": {},
                 *             "slots": [],
                 *             "structure": {}
                 *           },
                 *           "pilot": {
                 *             "hits": 0,
                 *             "fate": "in-mech"
                 *           }
                 *         },
                 *         {
                 *           "id": "35c7eda6944b25b83cfc0d9d",
                 *           "fate": "on-field-fit",
                 *           "edge": null,
                 *           "condition": {
                 *             "ammunition": [],
                 *             "armor": {},
                 *             "slots": [],
                 *             "structure": {}
                 *           },
                 *           "pilot": {
                 *             "hits": 0,
                 *             "fate": "in-mech"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BattleReport"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "battle": "95990c3cf42c5afeb82da734",
                     *       "state": "reported",
                     *       "winner": null,
                     *       "report": "9a755019942cf3661eb2484a",
                     *       "reportState": "pending",
                     *       "reportEtag": "\"GjpuC5o9IBfuWC7ZholvW_\"",
                     *       "confirmedBy": [],
                     *       "difference": {
                     *         "holder": null,
                     *         "turns": 3,
                     *         "units": [
                     *           {
                     *             "id": "13f05e4e593e6929c7c68e07",
                     *             "name": "Javelin JVN-10P",
                     *             "side": "A",
                     *             "fate": "on-field-fit",
                     *             "edge": null,
                     *             "pilot": {
                     *               "id": "30176385063fb18c062c3d1a",
                     *               "name": "Pilot #4",
                     *               "hits": {
                     *                 "before": 0,
                     *                 "after": 0
                     *               },
                     *               "fate": "in-mech"
                     *             },
                     *             "armor": [],
                     *             "structure": [],
                     *             "slots": [],
                     *             "ammunition": []
                     *           },
                     *           {
                     *             "id": "35c7eda6944b25b83cfc0d9d",
                     *             "name": "Javelin JVN-10P",
                     *             "side": "A",
                     *             "fate": "on-field-fit",
                     *             "edge": null,
                     *             "pilot": {
                     *               "id": "d6c9316e9cca318ff43025fe",
                     *               "name": "Pilot #3",
                     *               "hits": {
                     *                 "before": 0,
                     *                 "after": 0
                     *               },
                     *               "fate": "in-mech"
                     *             },
                     *             "armor": [],
                     *             "structure": [],
                     *             "slots": [],
                     *             "ammunition": []
                     *           }
                     *         ],
                     *         "buildings": [],
                     *         "minesUsed": {
                     *           "A": 0,
                     *           "B": 0
                     *         }
                     *       },
                     *       "campaign": {
                     *         "round": 1,
                     *         "phase": "combat",
                     *         "step": "battles"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BattleAnswer"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    confirmReport: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The report’s `etag`: 412 when the game master has edited it since */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Id of the battle, as in `battles` of the view
                 * @example 95990c3cf42c5afeb82da734
                 */
                battleId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
                /**
                 * @description Id of the report, as the battle has it
                 * @example 9a755019942cf3661eb2484a
                 */
                reportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "battle": "95990c3cf42c5afeb82da734",
                     *       "state": "done",
                     *       "winner": null,
                     *       "report": "9a755019942cf3661eb2484a",
                     *       "reportState": "applied",
                     *       "reportEtag": "\"GjpuC5o9IBfuWC7ZholvW_\"",
                     *       "confirmedBy": [
                     *         "da9acbeb769d590adf46ef90",
                     *         "4a7947618d8b3e5851d4bcc2"
                     *       ],
                     *       "difference": {
                     *         "holder": null,
                     *         "turns": 3,
                     *         "units": [
                     *           {
                     *             "id": "13f05e4e593e6929c7c68e07",
                     *             "name": "Javelin JVN-10P",
                     *             "side": "A",
                     *             "fate": "on-field-fit",
                     *             "edge": null,
                     *             "pilot": {
                     *               "id": "30176385063fb18c062c3d1a",
                     *               "name": "Pilot #4",
                     *               "hits": {
                     *                 "before": 0,
                     *                 "after": 0
                     *               },
                     *               "fate": "in-mech"
                     *             },
                     *             "armor": [],
                     *             "structure": [],
                     *             "slots": [],
                     *             "ammunition": []
                     *           },
                     *           {
                     *             "id": "35c7eda6944b25b83cfc0d9d",
                     *             "name": "Javelin JVN-10P",
                     *             "side": "A",
                     *             "fate": "on-field-fit",
                     *             "edge": null,
                     *             "pilot": {
                     *               "id": "d6c9316e9cca318ff43025fe",
                     *               "name": "Pilot #3",
                     *               "hits": {
                     *                 "before": 0,
                     *                 "after": 0
                     *               },
                     *               "fate": "in-mech"
                     *             },
                     *             "armor": [],
                     *             "structure": [],
                     *             "slots": [],
                     *             "ammunition": []
                     *           }
                     *         ],
                     *         "buildings": [],
                     *         "minesUsed": {
                     *           "A": 0,
                     *           "B": 0
                     *         }
                     *       },
                     *       "campaign": {
                     *         "round": 1,
                     *         "phase": "supply",
                     *         "step": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BattleAnswer"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description It says something else by now */
            412: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/precondition-failed",
                     *       "title": "Changed meanwhile",
                     *       "status": 412,
                     *       "detail": "This has changed since you read it (If-Match).",
                     *       "code": "request/precondition-failed",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    disputeReport: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the battle, as in `battles` of the view
                 * @example 95990c3cf42c5afeb82da734
                 */
                battleId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
                /**
                 * @description Id of the report, as the battle has it
                 * @example 9a755019942cf3661eb2484a
                 */
                reportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Because"
                 *     }
                 */
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "battle": "95990c3cf42c5afeb82da734",
                     *       "state": "disputed",
                     *       "winner": null,
                     *       "report": "9a755019942cf3661eb2484a",
                     *       "reportState": "disputed",
                     *       "reportEtag": "\"GjpuC5o9IBfuWC7ZholvW_\"",
                     *       "confirmedBy": [
                     *         "da9acbeb769d590adf46ef90"
                     *       ],
                     *       "difference": {
                     *         "holder": null,
                     *         "turns": 3,
                     *         "units": [
                     *           {
                     *             "id": "13f05e4e593e6929c7c68e07",
                     *             "name": "Javelin JVN-10P",
                     *             "side": "A",
                     *             "fate": "on-field-fit",
                     *             "edge": null,
                     *             "pilot": {
                     *               "id": "30176385063fb18c062c3d1a",
                     *               "name": "Pilot #4",
                     *               "hits": {
                     *                 "before": 0,
                     *                 "after": 0
                     *               },
                     *               "fate": "in-mech"
                     *             },
                     *             "armor": [],
                     *             "structure": [],
                     *             "slots": [],
                     *             "ammunition": []
                     *           },
                     *           {
                     *             "id": "35c7eda6944b25b83cfc0d9d",
                     *             "name": "Javelin JVN-10P",
                     *             "side": "A",
                     *             "fate": "on-field-fit",
                     *             "edge": null,
                     *             "pilot": {
                     *               "id": "d6c9316e9cca318ff43025fe",
                     *               "name": "Pilot #3",
                     *               "hits": {
                     *                 "before": 0,
                     *                 "after": 0
                     *               },
                     *               "fate": "in-mech"
                     *             },
                     *             "armor": [],
                     *             "structure": [],
                     *             "slots": [],
                     *             "ammunition": []
                     *           }
                     *         ],
                     *         "buildings": [],
                     *         "minesUsed": {
                     *           "A": 0,
                     *           "B": 0
                     *         }
                     *       },
                     *       "campaign": {
                     *         "round": 1,
                     *         "phase": "combat",
                     *         "step": "battles"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BattleAnswer"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    printBattle: {
        parameters: {
            query?: {
                /** @description Record sheets of all mechs, of my own, or none */
                mechs?: "all" | "mine" | "none";
                /** @description Size of the paper */
                paper?: "a4" | "letter";
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the battle, as in `battles` of the view
                 * @example 95990c3cf42c5afeb82da734
                 */
                battleId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description There is no such battle, or I do not fight in it. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getBattleSheet: {
        parameters: {
            query?: {
                /** @description Where many fight, the sheet has several; each says how many */
                page?: number;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the battle, as in `battles` of the view
                 * @example 95990c3cf42c5afeb82da734
                 */
                battleId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description There is no such battle, or I do not fight in it. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getWorksheet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the battle, as in `battles` of the view
                 * @example 95990c3cf42c5afeb82da734
                 */
                battleId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "battle": "95990c3cf42c5afeb82da734",
                     *       "state": "reported",
                     *       "hash": "08ae3020e5aa8ccb5b0b38fa3555d0cf1f53bb9b13870892e7160a5883494730",
                     *       "mine": null,
                     *       "ready": true,
                     *       "contradictions": [],
                     *       "units": [
                     *         {
                     *           "id": "13f05e4e593e6929c7c68e07",
                     *           "name": "Javelin JVN-10P",
                     *           "side": "A",
                     *           "entries": {
                     *             "A": {
                     *               "entry": {
                     *                 "edge": null,
                     *                 "fate": "on-field-fit",
                     *                 "hits": null,
                     *                 "condition": {
                     *                   "armor": {},
                     *                   "slots": [],
                     *                   "structure": {},
                     *                   "ammunition": []
                     *                 },
                     *                 "pilotFate": "in-mech"
                     *               },
                     *               "revision": 1,
                     *               "by": "4a7947618d8b3e5851d4bcc2"
                     *             }
                     *           },
                     *           "open": [],
                     *           "differences": [],
                     *           "contradictions": {}
                     *         },
                     *         {
                     *           "id": "35c7eda6944b25b83cfc0d9d",
                     *           "name": "Javelin JVN-10P",
                     *           "side": "A",
                     *           "entries": {
                     *             "A": {
                     *               "entry": {
                     *                 "edge": null,
                     *                 "fate": "on-field-fit",
                     *                 "hits": null,
                     *                 "condition": {
                     *                   "armor": {},
                     *                   "slots": [],
                     *                   "structure": {},
                     *                   "ammunition": []
                     *                 },
                     *                 "pilotFate": "in-mech"
                     *               },
                     *               "revision": 1,
                     *               "by": "4a7947618d8b3e5851d4bcc2"
                     *             }
                     *           },
                     *           "open": [],
                     *           "differences": [],
                     *           "contradictions": {}
                     *         }
                     *       ],
                     *       "field": {
                     *         "entries": {
                     *           "A": {
                     *             "entry": {
                     *               "log": null,
                     *               "turns": 3,
                     *               "holder": {
                     *                 "side": null
                     *               },
                     *               "buildings": {},
                     *               "minesUsed": null
                     *             },
                     *             "revision": 1,
                     *             "by": "4a7947618d8b3e5851d4bcc2"
                     *           }
                     *         },
                     *         "open": [],
                     *         "differences": [],
                     *         "contradictions": {}
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Worksheet"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getWorksheetField: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the battle, as in `battles` of the view
                 * @example 95990c3cf42c5afeb82da734
                 */
                battleId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entries": {
                     *         "A": {
                     *           "entry": {
                     *             "log": null,
                     *             "turns": 3,
                     *             "holder": {
                     *               "side": null
                     *             },
                     *             "buildings": {},
                     *             "minesUsed": null
                     *           },
                     *           "revision": 1,
                     *           "by": "4a7947618d8b3e5851d4bcc2"
                     *         }
                     *       },
                     *       "open": [],
                     *       "differences": [],
                     *       "contradictions": {}
                     *     }
                     */
                    "application/json": components["schemas"]["WorksheetField"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    putWorksheetField: {
        parameters: {
            query?: {
                /** @description What is answered: the whole worksheet, or, for small devices and large battles, only what was saved */
                answer?: "worksheet" | "part";
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The revision that this replaces, in quotes; "0": there is none yet */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Id of the battle, as in `battles` of the view
                 * @example 95990c3cf42c5afeb82da734
                 */
                battleId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "holder": {
                 *         "side": null
                 *       },
                 *       "turns": 3,
                 *       "minesUsed": 0,
                 *       "log": null
                 *     }
                 */
                "application/json": components["schemas"]["WorksheetFieldBody"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    /** @description The revision that my side’s entry has now, in quotes */
                    ETag?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "battle": "95990c3cf42c5afeb82da734",
                     *       "state": "reported",
                     *       "hash": "08ae3020e5aa8ccb5b0b38fa3555d0cf1f53bb9b13870892e7160a5883494730",
                     *       "mine": "A",
                     *       "ready": true,
                     *       "contradictions": [],
                     *       "units": [
                     *         {
                     *           "id": "13f05e4e593e6929c7c68e07",
                     *           "name": "Javelin JVN-10P",
                     *           "side": "A",
                     *           "entries": {
                     *             "A": {
                     *               "entry": {
                     *                 "edge": null,
                     *                 "fate": "on-field-fit",
                     *                 "hits": null,
                     *                 "condition": {
                     *                   "armor": {},
                     *                   "slots": [],
                     *                   "structure": {},
                     *                   "ammunition": []
                     *                 },
                     *                 "pilotFate": "in-mech"
                     *               },
                     *               "revision": 1,
                     *               "by": "4a7947618d8b3e5851d4bcc2"
                     *             }
                     *           },
                     *           "open": [],
                     *           "differences": [],
                     *           "contradictions": {}
                     *         },
                     *         {
                     *           "id": "35c7eda6944b25b83cfc0d9d",
                     *           "name": "Javelin JVN-10P",
                     *           "side": "A",
                     *           "entries": {
                     *             "A": {
                     *               "entry": {
                     *                 "edge": null,
                     *                 "fate": "on-field-fit",
                     *                 "hits": null,
                     *                 "condition": {
                     *                   "armor": {},
                     *                   "slots": [],
                     *                   "structure": {},
                     *                   "ammunition": []
                     *                 },
                     *                 "pilotFate": "in-mech"
                     *               },
                     *               "revision": 1,
                     *               "by": "4a7947618d8b3e5851d4bcc2"
                     *             }
                     *           },
                     *           "open": [],
                     *           "differences": [],
                     *           "contradictions": {}
                     *         }
                     *       ],
                     *       "field": {
                     *         "entries": {
                     *           "A": {
                     *             "entry": {
                     *               "holder": {
                     *                 "side": null
                     *               },
                     *               "turns": 3,
                     *               "buildings": {},
                     *               "minesUsed": 0,
                     *               "log": null
                     *             },
                     *             "revision": 2,
                     *             "by": "4a7947618d8b3e5851d4bcc2"
                     *           }
                     *         },
                     *         "open": [],
                     *         "differences": [],
                     *         "contradictions": {}
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Worksheet"] | components["schemas"]["WorksheetField"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            /** @description The entry is not the one that If-Match names. */
            412: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/precondition-failed",
                     *       "title": "Changed meanwhile",
                     *       "status": 412,
                     *       "detail": "This has changed since you read it (If-Match).",
                     *       "code": "request/precondition-failed",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    fileWorksheet: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the battle, as in `battles` of the view
                 * @example 95990c3cf42c5afeb82da734
                 */
                battleId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "battle": "95990c3cf42c5afeb82da734",
                     *       "state": "done",
                     *       "winner": null,
                     *       "report": "9a755019942cf3661eb2484a",
                     *       "reportState": "applied",
                     *       "reportEtag": "\"GjpuC5o9IBfuWC7ZholvW_\"",
                     *       "confirmedBy": [
                     *         "da9acbeb769d590adf46ef90",
                     *         "4a7947618d8b3e5851d4bcc2"
                     *       ],
                     *       "difference": {
                     *         "holder": null,
                     *         "turns": 3,
                     *         "units": [
                     *           {
                     *             "id": "13f05e4e593e6929c7c68e07",
                     *             "name": "Javelin JVN-10P",
                     *             "side": "A",
                     *             "fate": "on-field-fit",
                     *             "edge": null,
                     *             "pilot": {
                     *               "id": "30176385063fb18c062c3d1a",
                     *               "name": "Pilot #4",
                     *               "hits": {
                     *                 "before": 0,
                     *                 "after": 0
                     *               },
                     *               "fate": "in-mech"
                     *             },
                     *             "armor": [],
                     *             "structure": [],
                     *             "slots": [],
                     *             "ammunition": []
                     *           },
                     *           {
                     *             "id": "35c7eda6944b25b83cfc0d9d",
                     *             "name": "Javelin JVN-10P",
                     *             "side": "A",
                     *             "fate": "on-field-fit",
                     *             "edge": null,
                     *             "pilot": {
                     *               "id": "d6c9316e9cca318ff43025fe",
                     *               "name": "Pilot #3",
                     *               "hits": {
                     *                 "before": 0,
                     *                 "after": 0
                     *               },
                     *               "fate": "in-mech"
                     *             },
                     *             "armor": [],
                     *             "structure": [],
                     *             "slots": [],
                     *             "ammunition": []
                     *           }
                     *         ],
                     *         "buildings": [],
                     *         "minesUsed": {
                     *           "A": 0,
                     *           "B": 0
                     *         }
                     *       },
                     *       "campaign": {
                     *         "round": 1,
                     *         "phase": "supply",
                     *         "step": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BattleAnswer"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    patchWorksheetUnits: {
        parameters: {
            query?: {
                /** @description What is answered: the whole worksheet, or, for small devices and large battles, only what was saved */
                answer?: "worksheet" | "part";
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The same for all units that name no `revision` of their own */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Id of the battle, as in `battles` of the view
                 * @example 2a6bd4d7818dfeb27bdbd9f3
                 */
                battleId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a21220-6e46-7d63-b010-5de94a1dbe02
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "units": [
                 *         {
                 *           "unit": "0d35fc03a8115c1e75f74b6a",
                 *           "entry": {
                 *             "fate": "on-field-fit",
                 *             "edge": null,
                 *             "hits": 0,
                 *             "pilotFate": "in-mech"
                 *           },
                 *           "revision": null
                 *         },
                 *         {
                 *           "unit": "14cd19af869840d1b0e42a4f",
                 *           "entry": {
                 *             "fate": "on-field-fit",
                 *             "edge": null,
                 *             "hits": 0,
                 *             "pilotFate": "in-mech"
                 *           },
                 *           "revision": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WorksheetUnitsBody"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "battle": "2a6bd4d7818dfeb27bdbd9f3",
                     *       "state": "reported",
                     *       "hash": "545f144c1e87dde96ddde2b8f7f0e3d8b2c098f00d47340fdc5db7cf47236482",
                     *       "mine": "A",
                     *       "ready": true,
                     *       "contradictions": [],
                     *       "units": [
                     *         {
                     *           "id": "0d35fc03a8115c1e75f74b6a",
                     *           "name": "Marauder MAD-5L",
                     *           "side": "B",
                     *           "entries": {
                     *             "A": {
                     *               "entry": {
                     *                 "fate": "on-field-fit",
                     *                 "edge": null,
                     *                 "hits": 0,
                     *                 "pilotFate": "in-mech",
                     *                 "condition": {
                     *                   "armor": {},
                     *                   "structure": {},
                     *                   "slots": [],
                     *                   "ammunition": []
                     *                 }
                     *               },
                     *               "revision": 2,
                     *               "by": "16a72d5af0d4c842c1ed48ac"
                     *             }
                     *           },
                     *           "open": [],
                     *           "differences": [],
                     *           "contradictions": {}
                     *         },
                     *         {
                     *           "id": "14cd19af869840d1b0e42a4f",
                     *           "name": "Javelin JVN-10P",
                     *           "side": "A",
                     *           "entries": {
                     *             "A": {
                     *               "entry": {
                     *                 "fate": "on-field-fit",
                     *                 "edge": null,
                     *                 "hits": 0,
                     *                 "pilotFate": "in-mech",
                     *                 "condition": {
                     *                   "armor": {},
                     *                   "structure": {},
                     *                   "slots": [],
                     *                   "ammunition": []
                     *                 }
                     *               },
                     *               "revision": 2,
                     *               "by": "16a72d5af0d4c842c1ed48ac"
                     *             }
                     *           },
                     *           "open": [],
                     *           "differences": [],
                     *           "contradictions": {}
                     *         }
                     *       ],
                     *       "field": {
                     *         "entries": {
                     *           "A": {
                     *             "entry": {
                     *               "log": null,
                     *               "turns": 3,
                     *               "holder": {
                     *                 "side": null
                     *               },
                     *               "buildings": {},
                     *               "minesUsed": null
                     *             },
                     *             "revision": 1,
                     *             "by": "16a72d5af0d4c842c1ed48ac"
                     *           }
                     *         },
                     *         "open": [],
                     *         "differences": [],
                     *         "contradictions": {}
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Worksheet"] | components["schemas"]["WorksheetUnits"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            /** @description An entry is not the one that its `revision` names: which, its violations say. Nothing is saved. */
            412: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/precondition-failed",
                     *       "title": "Changed meanwhile",
                     *       "status": 412,
                     *       "detail": "This has changed since you read it (If-Match).",
                     *       "code": "request/precondition-failed",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getWorksheetUnit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the battle, as in `battles` of the view
                 * @example 95990c3cf42c5afeb82da734
                 */
                battleId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
                /**
                 * @description Id of the unit, as the battle’s setup has it
                 * @example 13f05e4e593e6929c7c68e07
                 */
                unit: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "13f05e4e593e6929c7c68e07",
                     *       "name": "Javelin JVN-10P",
                     *       "side": "A",
                     *       "entries": {
                     *         "A": {
                     *           "entry": {
                     *             "edge": null,
                     *             "fate": "on-field-fit",
                     *             "hits": null,
                     *             "condition": {
                     *               "armor": {},
                     *               "slots": [],
                     *               "structure": {},
                     *               "ammunition": []
                     *             },
                     *             "pilotFate": "in-mech"
                     *           },
                     *           "revision": 1,
                     *           "by": "4a7947618d8b3e5851d4bcc2"
                     *         }
                     *       },
                     *       "open": [],
                     *       "differences": [],
                     *       "contradictions": {}
                     *     }
                     */
                    "application/json": components["schemas"]["WorksheetUnit"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    putWorksheetUnit: {
        parameters: {
            query?: {
                /** @description What is answered: the whole worksheet, or, for small devices and large battles, only what was saved */
                answer?: "worksheet" | "part";
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The revision that this replaces, in quotes; "0": there is none yet */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Id of the battle, as in `battles` of the view
                 * @example 95990c3cf42c5afeb82da734
                 */
                battleId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
                /**
                 * @description Id of the unit, as the battle’s setup has it
                 * @example 13f05e4e593e6929c7c68e07
                 */
                unit: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fate": "withdrawn",
                 *       "edge": "N",
                 *       "hits": 0,
                 *       "pilotFate": "in-mech"
                 *     }
                 */
                "application/json": components["schemas"]["WorksheetUnitBody"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    /** @description The revision that my side’s entry has now, in quotes */
                    ETag?: string;
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "battle": "95990c3cf42c5afeb82da734",
                     *       "state": "reported",
                     *       "hash": "08ae3020e5aa8ccb5b0b38fa3555d0cf1f53bb9b13870892e7160a5883494730",
                     *       "mine": "A",
                     *       "ready": true,
                     *       "contradictions": [],
                     *       "units": [
                     *         {
                     *           "id": "13f05e4e593e6929c7c68e07",
                     *           "name": "Javelin JVN-10P",
                     *           "side": "A",
                     *           "entries": {
                     *             "A": {
                     *               "entry": {
                     *                 "fate": "withdrawn",
                     *                 "edge": "N",
                     *                 "hits": 0,
                     *                 "pilotFate": "in-mech",
                     *                 "condition": {
                     *                   "armor": {},
                     *                   "structure": {},
                     *                   "slots": [],
                     *                   "ammunition": []
                     *                 }
                     *               },
                     *               "revision": 2,
                     *               "by": "4a7947618d8b3e5851d4bcc2"
                     *             }
                     *           },
                     *           "open": [],
                     *           "differences": [],
                     *           "contradictions": {}
                     *         },
                     *         {
                     *           "id": "35c7eda6944b25b83cfc0d9d",
                     *           "name": "Javelin JVN-10P",
                     *           "side": "A",
                     *           "entries": {
                     *             "A": {
                     *               "entry": {
                     *                 "edge": null,
                     *                 "fate": "on-field-fit",
                     *                 "hits": null,
                     *                 "condition": {
                     *                   "armor": {},
                     *                   "slots": [],
                     *                   "structure": {},
                     *                   "ammunition": []
                     *                 },
                     *                 "pilotFate": "in-mech"
                     *               },
                     *               "revision": 1,
                     *               "by": "4a7947618d8b3e5851d4bcc2"
                     *             }
                     *           },
                     *           "open": [],
                     *           "differences": [],
                     *           "contradictions": {}
                     *         }
                     *       ],
                     *       "field": {
                     *         "entries": {
                     *           "A": {
                     *             "entry": {
                     *               "log": null,
                     *               "turns": 3,
                     *               "holder": {
                     *                 "side": null
                     *               },
                     *               "buildings": {},
                     *               "minesUsed": null
                     *             },
                     *             "revision": 1,
                     *             "by": "4a7947618d8b3e5851d4bcc2"
                     *           }
                     *         },
                     *         "open": [],
                     *         "differences": [],
                     *         "contradictions": {}
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Worksheet"] | components["schemas"]["WorksheetUnit"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            /** @description The entry is not the one that If-Match names. */
            412: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/precondition-failed",
                     *       "title": "Changed meanwhile",
                     *       "status": 412,
                     *       "detail": "This has changed since you read it (If-Match).",
                     *       "code": "request/precondition-failed",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    listDesigns: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                /** @description How many at most */
                limit?: number;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["OwnDesign"][];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    drawDesign: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "design": {
                 *         "base": "hunchback-hbk-4p",
                 *         "model": "HBK-4X"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewDesign"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "design": "hunchback-hbk-4x-8cfb4070bd05",
                     *       "name": "Hunchback HBK-4X",
                     *       "chassis": "Hunchback",
                     *       "model": "HBK-4X",
                     *       "tons": 50,
                     *       "class": "medium",
                     *       "techBase": "is",
                     *       "mixedTech": false,
                     *       "rulesLevel": "introductory",
                     *       "role": "Juggernaut",
                     *       "year": 2937,
                     *       "bv": 1138,
                     *       "cost": null,
                     *       "walk": 4,
                     *       "run": 6,
                     *       "jump": 0,
                     *       "motion": "biped",
                     *       "omni": false,
                     *       "factions": [],
                     *       "mulId": null,
                     *       "engine": {
                     *         "rating": 200,
                     *         "type": "fusion",
                     *         "techBase": "is"
                     *       },
                     *       "heatSinks": {
                     *         "count": 23,
                     *         "double": false,
                     *         "capacity": 23,
                     *         "item": "heat-sink",
                     *         "fixed": null
                     *       },
                     *       "gyro": "standard",
                     *       "cockpit": "standard",
                     *       "fullHeadEjection": false,
                     *       "structureType": "standard",
                     *       "structureTechBase": "is",
                     *       "armorType": "standard",
                     *       "armorTechBase": "is",
                     *       "patchwork": null,
                     *       "armorItem": "standard-armor",
                     *       "armor": {
                     *         "HD": 9,
                     *         "CT": 26,
                     *         "RT": 20,
                     *         "LT": 20,
                     *         "RA": 16,
                     *         "LA": 16,
                     *         "RL": 20,
                     *         "LL": 20,
                     *         "CTR": 5,
                     *         "RTR": 4,
                     *         "LTR": 4
                     *       },
                     *       "structure": {
                     *         "HD": 3,
                     *         "CT": 16,
                     *         "RT": 12,
                     *         "LT": 12,
                     *         "RA": 8,
                     *         "LA": 8,
                     *         "RL": 12,
                     *         "LL": 12
                     *       },
                     *       "structurePoints": 83,
                     *       "slots": {
                     *         "HD": [
                     *           {
                     *             "system": "life-support"
                     *           },
                     *           {
                     *             "system": "sensors"
                     *           }
                     *         ],
                     *         "CT": [
                     *           {
                     *             "system": "engine"
                     *           },
                     *           {
                     *             "system": "engine"
                     *           }
                     *         ],
                     *         "RT": [
                     *           {
                     *             "items": [
                     *               {
                     *                 "item": "heat-sink",
                     *                 "rear": false
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "items": [
                     *               {
                     *                 "item": "heat-sink",
                     *                 "rear": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "LT": [
                     *           {
                     *             "items": [
                     *               {
                     *                 "item": "heat-sink",
                     *                 "rear": false
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "items": [
                     *               {
                     *                 "item": "heat-sink",
                     *                 "rear": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "RA": [
                     *           {
                     *             "system": "shoulder"
                     *           },
                     *           {
                     *             "system": "upper-arm"
                     *           }
                     *         ],
                     *         "LA": [
                     *           {
                     *             "system": "shoulder"
                     *           },
                     *           {
                     *             "system": "upper-arm"
                     *           }
                     *         ],
                     *         "RL": [
                     *           {
                     *             "system": "hip"
                     *           },
                     *           {
                     *             "system": "upper-leg"
                     *           }
                     *         ],
                     *         "LL": [
                     *           {
                     *             "system": "hip"
                     *           },
                     *           {
                     *             "system": "upper-leg"
                     *           }
                     *         ]
                     *       },
                     *       "items": [
                     *         {
                     *           "item": "heat-sink",
                     *           "name": "Heat Sink",
                     *           "tons": 1
                     *         },
                     *         {
                     *           "item": "medium-laser",
                     *           "name": "Medium Laser",
                     *           "tons": 1
                     *         }
                     *       ],
                     *       "mounts": [
                     *         {
                     *           "item": "small-laser",
                     *           "location": "HD",
                     *           "rear": false,
                     *           "heat": 1,
                     *           "slots": [
                     *             {
                     *               "location": "HD",
                     *               "slot": 4
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "item": "medium-laser",
                     *           "location": "RT",
                     *           "rear": false,
                     *           "heat": 3,
                     *           "slots": [
                     *             {
                     *               "location": "RT",
                     *               "slot": 3
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "ammunition": []
                     *     }
                     */
                    "application/json": components["schemas"]["RecordSheet"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getDesign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Slug of the design
                 * @example hunchback-hbk-4x-8cfb4070bd05
                 */
                design: string;
                /**
                 * @description Id of the campaign
                 * @example 01a210f0-02d6-77de-9a9f-dcbb0527a3cd
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "design": "hunchback-hbk-4x-8cfb4070bd05",
                     *       "name": "Hunchback HBK-4X",
                     *       "chassis": "Hunchback",
                     *       "model": "HBK-4X",
                     *       "tons": 50,
                     *       "class": "medium",
                     *       "techBase": "is",
                     *       "mixedTech": false,
                     *       "rulesLevel": "introductory",
                     *       "role": "Juggernaut",
                     *       "year": 2937,
                     *       "bv": 1138,
                     *       "cost": null,
                     *       "walk": 4,
                     *       "run": 6,
                     *       "jump": 0,
                     *       "motion": "biped",
                     *       "omni": false,
                     *       "factions": [],
                     *       "mulId": null,
                     *       "engine": {
                     *         "type": "fusion",
                     *         "rating": 200,
                     *         "techBase": "is"
                     *       },
                     *       "heatSinks": {
                     *         "count": 23,
                     *         "double": false,
                     *         "capacity": 23,
                     *         "item": "heat-sink",
                     *         "fixed": null
                     *       },
                     *       "gyro": "standard",
                     *       "cockpit": "standard",
                     *       "fullHeadEjection": false,
                     *       "structureType": "standard",
                     *       "structureTechBase": "is",
                     *       "armorType": "standard",
                     *       "armorTechBase": "is",
                     *       "patchwork": null,
                     *       "armorItem": "standard-armor",
                     *       "armor": {
                     *         "CT": 26,
                     *         "HD": 9,
                     *         "LA": 16,
                     *         "LL": 20,
                     *         "LT": 20,
                     *         "RA": 16,
                     *         "RL": 20,
                     *         "RT": 20,
                     *         "CTR": 5,
                     *         "LTR": 4,
                     *         "RTR": 4
                     *       },
                     *       "structure": {
                     *         "CT": 16,
                     *         "HD": 3,
                     *         "LA": 8,
                     *         "LL": 12,
                     *         "LT": 12,
                     *         "RA": 8,
                     *         "RL": 12,
                     *         "RT": 12
                     *       },
                     *       "structurePoints": 83,
                     *       "slots": {
                     *         "HD": [
                     *           {
                     *             "system": "life-support"
                     *           },
                     *           {
                     *             "system": "sensors"
                     *           }
                     *         ],
                     *         "CT": [
                     *           {
                     *             "system": "engine"
                     *           },
                     *           {
                     *             "system": "engine"
                     *           }
                     *         ],
                     *         "RT": [
                     *           {
                     *             "items": [
                     *               {
                     *                 "item": "heat-sink",
                     *                 "rear": false
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "items": [
                     *               {
                     *                 "item": "heat-sink",
                     *                 "rear": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "LT": [
                     *           {
                     *             "items": [
                     *               {
                     *                 "item": "heat-sink",
                     *                 "rear": false
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "items": [
                     *               {
                     *                 "item": "heat-sink",
                     *                 "rear": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "RA": [
                     *           {
                     *             "system": "shoulder"
                     *           },
                     *           {
                     *             "system": "upper-arm"
                     *           }
                     *         ],
                     *         "LA": [
                     *           {
                     *             "system": "shoulder"
                     *           },
                     *           {
                     *             "system": "upper-arm"
                     *           }
                     *         ],
                     *         "RL": [
                     *           {
                     *             "system": "hip"
                     *           },
                     *           {
                     *             "system": "upper-leg"
                     *           }
                     *         ],
                     *         "LL": [
                     *           {
                     *             "system": "hip"
                     *           },
                     *           {
                     *             "system": "upper-leg"
                     *           }
                     *         ]
                     *       },
                     *       "items": [
                     *         {
                     *           "item": "heat-sink",
                     *           "name": "Heat Sink",
                     *           "tons": 1
                     *         },
                     *         {
                     *           "item": "medium-laser",
                     *           "name": "Medium Laser",
                     *           "tons": 1
                     *         }
                     *       ],
                     *       "mounts": [
                     *         {
                     *           "item": "small-laser",
                     *           "location": "HD",
                     *           "rear": false,
                     *           "heat": 1,
                     *           "slots": [
                     *             {
                     *               "location": "HD",
                     *               "slot": 4
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "item": "medium-laser",
                     *           "location": "RT",
                     *           "rear": false,
                     *           "heat": 3,
                     *           "slots": [
                     *             {
                     *               "location": "RT",
                     *               "slot": 3
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "ammunition": []
                     *     }
                     */
                    "application/json": components["schemas"]["RecordSheet"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description There is none, or it is not known to me. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    listEngines: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-f482-7713-b051-d5a054620e5d
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": []
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["ExternalEngine"][];
                    };
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    registerEngine: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-f482-7713-b051-d5a054620e5d
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Dice",
                 *       "rulesets": [
                 *         "planetary-1",
                 *         "planetary-2"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    counts?: "confirmed" | "at-once";
                    name: string;
                    rulesets: string[];
                    webhook?: string | null;
                };
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ext-dice-d5101740",
                     *       "name": "Dice",
                     *       "rulesets": [
                     *         "planetary-1",
                     *         "planetary-2"
                     *       ],
                     *       "counts": "confirmed",
                     *       "webhook": null,
                     *       "createdAt": "2026-11-25T04:21:43.780Z",
                     *       "secret": null
                     *     }
                     */
                    "application/json": components["schemas"]["NewExternalEngine"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getEngine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the engine, as it was told when it was registered
                 * @example ext-dice-99949ff5
                 */
                engineId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ext-dice-99949ff5",
                     *       "name": "Dice",
                     *       "rulesets": [
                     *         "planetary-1",
                     *         "planetary-2"
                     *       ],
                     *       "counts": "confirmed",
                     *       "webhook": null,
                     *       "createdAt": "2026-11-25T04:21:34.527Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ExternalEngine"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    removeEngine: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the engine, as it was told when it was registered
                 * @example ext-dice-99949ff5
                 */
                engineId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. No body. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeEngine: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The tag of the engine as it was last seen */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Id of the engine, as it was told when it was registered
                 * @example ext-dice-99949ff5
                 */
                engineId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "counts": "at-once",
                 *       "webhook": null
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    counts?: "confirmed" | "at-once";
                    webhook?: string | null;
                };
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ext-dice-99949ff5",
                     *       "name": "Dice",
                     *       "rulesets": [
                     *         "planetary-1",
                     *         "planetary-2"
                     *       ],
                     *       "counts": "at-once",
                     *       "webhook": null,
                     *       "createdAt": "2026-11-25T04:21:34.527Z"
                     *     }
                     */
                    "application/json": components["schemas"]["ExternalEngine"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getEngineDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the engine, as it was told when it was registered
                 * @example ext-dice-99949ff5
                 */
                engineId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "webhook": null,
                     *       "lastTakenAt": null,
                     *       "failingSince": null,
                     *       "lastFailure": null,
                     *       "battles": []
                     *     }
                     */
                    "application/json": components["schemas"]["EngineDeliveries"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    renewEngineSecret: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the engine, as it was told when it was registered
                 * @example ext-dice-99949ff5
                 */
                engineId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "ext-dice-99949ff5",
                     *       "name": "Dice",
                     *       "rulesets": [
                     *         "planetary-1",
                     *         "planetary-2"
                     *       ],
                     *       "counts": "confirmed",
                     *       "webhook": null,
                     *       "createdAt": "2026-11-25T04:21:34.527Z",
                     *       "secret": null
                     *     }
                     */
                    "application/json": components["schemas"]["NewExternalEngine"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getEvents: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                /** @description Force whose eyes are used, or `gm` for the game master’s (GM; after the end everybody) */
                as?: string;
                /** @description How many at most */
                limit?: number;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "seq": 1,
                     *           "round": 0,
                     *           "phase": "setup",
                     *           "at": "2026-11-25T04:21:33.530Z",
                     *           "type": "campaign-started",
                     *           "data": {
                     *             "name": "Fighting",
                     *             "diceCommitment": "cf104e5ce430b808b3c44ea4b6d2701af7065c218690095888b21304bebfecb6"
                     *           },
                     *           "text": "The campaign Fighting has begun."
                     *         },
                     *         {
                     *           "seq": 2,
                     *           "round": 1,
                     *           "phase": "preparation",
                     *           "at": "2026-11-25T04:21:33.530Z",
                     *           "type": "phase-opened",
                     *           "data": {
                     *             "step": null,
                     *             "phase": "preparation",
                     *             "round": 1,
                     *             "deadline": "2027-01-05T20:21:33.530Z"
                     *           },
                     *           "text": "Round 1: preparation has begun."
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Event"][];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /** @description `seq` of the last event that the client has */
                after?: string;
                /** @description Force whose eyes are used, or `gm` for the game master’s (GM; after the end everybody) */
                as?: string;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description `seq` of the last event that the client has; counts more than `after` */
                "Last-Event-ID"?: string;
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Frames until it ends. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example retry: 2000
                     *
                     *     id: 41
                     *     data: {"seq":41,"round":3,"phase":"planning","at":"2026-11-25T18:00:00.000Z","type":"phase-opened","data":{"round":3,"phase":"planning","step":null,"deadline":null},"text":"Round 3: planning has begun."}
                     *
                     *     event: messages
                     *     data: {"id":"7","from":"gm","to":null}
                     *
                     *     : still here
                     */
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getForce: {
        parameters: {
            query?: {
                /** @description The force that the game master looks at */
                as?: string;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Campaign
                 * @example 01a210ef-f482-7713-b051-d5a054620e5d
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "force": "bf0e3cc885838090338aa8cb",
                     *       "seat": 1,
                     *       "faction": "davion",
                     *       "name": "Force 1",
                     *       "hq": "1108",
                     *       "mechs": [
                     *         {
                     *           "design": "javelin-jvn-10p",
                     *           "name": null,
                     *           "pilot": 2,
                     *           "hex": null
                     *         },
                     *         {
                     *           "design": "centurion-cn9-d",
                     *           "name": null,
                     *           "pilot": 1,
                     *           "hex": null
                     *         }
                     *       ],
                     *       "pilots": [
                     *         {
                     *           "rank": "elite",
                     *           "name": null
                     *         },
                     *         {
                     *           "rank": "elite",
                     *           "name": null
                     *         }
                     *       ],
                     *       "bvSpent": 3996,
                     *       "budget": 4000,
                     *       "submitted": true,
                     *       "violations": []
                     *     }
                     */
                    "application/json": components["schemas"]["Force"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description Only for: player, gm. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/forbidden",
                     *       "title": "Not allowed",
                     *       "status": 403,
                     *       "detail": "Your role may not do this.",
                     *       "code": "request/forbidden",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    putForce: {
        parameters: {
            query?: {
                /**
                 * @description The same checks and answer, and nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The tag of what was last seen: 412 when it has changed since */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Campaign
                 * @example 01a210ef-f482-7713-b051-d5a054620e5d
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mechs": [
                 *         {
                 *           "design": "javelin-jvn-10p",
                 *           "name": null,
                 *           "pilot": 2,
                 *           "hex": null
                 *         },
                 *         {
                 *           "design": "centurion-cn9-d",
                 *           "name": null,
                 *           "pilot": 1,
                 *           "hex": null
                 *         }
                 *       ],
                 *       "pilots": [
                 *         {
                 *           "rank": "elite",
                 *           "name": null
                 *         },
                 *         {
                 *           "rank": "elite",
                 *           "name": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ForceDraft"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "force": "bf0e3cc885838090338aa8cb",
                     *       "seat": 1,
                     *       "faction": "davion",
                     *       "name": "Force 1",
                     *       "hq": "1108",
                     *       "mechs": [
                     *         {
                     *           "design": "javelin-jvn-10p",
                     *           "name": null,
                     *           "pilot": 2,
                     *           "hex": null
                     *         },
                     *         {
                     *           "design": "centurion-cn9-d",
                     *           "name": null,
                     *           "pilot": 1,
                     *           "hex": null
                     *         }
                     *       ],
                     *       "pilots": [
                     *         {
                     *           "rank": "elite",
                     *           "name": null
                     *         },
                     *         {
                     *           "rank": "elite",
                     *           "name": null
                     *         }
                     *       ],
                     *       "bvSpent": 3996,
                     *       "budget": 4000,
                     *       "submitted": false,
                     *       "violations": []
                     *     }
                     */
                    "application/json": components["schemas"]["Force"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description Only for: player. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/forbidden",
                     *       "title": "Not allowed",
                     *       "status": 403,
                     *       "detail": "Your role may not do this.",
                     *       "code": "request/forbidden",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description The campaign has started. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/conflict",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "This does not fit what has happened meanwhile.",
                     *       "code": "request/conflict",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    submitForce: {
        parameters: {
            query?: {
                /**
                 * @description The same checks and answer, and nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Campaign
                 * @example 01a210ef-f482-7713-b051-d5a054620e5d
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "force": "bf0e3cc885838090338aa8cb",
                     *       "seat": 1,
                     *       "faction": "davion",
                     *       "name": "Force 1",
                     *       "hq": "1108",
                     *       "mechs": [
                     *         {
                     *           "design": "javelin-jvn-10p",
                     *           "name": null,
                     *           "pilot": 2,
                     *           "hex": null
                     *         },
                     *         {
                     *           "design": "centurion-cn9-d",
                     *           "name": null,
                     *           "pilot": 1,
                     *           "hex": null
                     *         }
                     *       ],
                     *       "pilots": [
                     *         {
                     *           "rank": "elite",
                     *           "name": null
                     *         },
                     *         {
                     *           "rank": "elite",
                     *           "name": null
                     *         }
                     *       ],
                     *       "bvSpent": 3996,
                     *       "budget": 4000,
                     *       "submitted": true,
                     *       "violations": []
                     *     }
                     */
                    "application/json": components["schemas"]["Force"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description Only for: player. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/forbidden",
                     *       "title": "Not allowed",
                     *       "status": 403,
                     *       "detail": "Your role may not do this.",
                     *       "code": "request/forbidden",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description The campaign has started. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/conflict",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "This does not fit what has happened meanwhile.",
                     *       "code": "request/conflict",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    suggestForce: {
        parameters: {
            query?: {
                /**
                 * @description The same checks and answer, and nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Campaign
                 * @example 01a210ef-f482-7713-b051-d5a054620e5d
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "seed": 1
                 *     }
                 */
                "application/json": components["schemas"]["Suggestion"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "force": "bf0e3cc885838090338aa8cb",
                     *       "seat": 1,
                     *       "faction": "davion",
                     *       "name": "Force 1",
                     *       "hq": "1108",
                     *       "mechs": [
                     *         {
                     *           "design": "falconer-flc-8r",
                     *           "name": null,
                     *           "pilot": 0,
                     *           "hex": null
                     *         },
                     *         {
                     *           "design": "longbow-lgb-12c",
                     *           "name": null,
                     *           "pilot": 1,
                     *           "hex": null
                     *         }
                     *       ],
                     *       "pilots": [
                     *         {
                     *           "rank": "elite",
                     *           "name": null
                     *         },
                     *         {
                     *           "rank": "elite",
                     *           "name": null
                     *         }
                     *       ],
                     *       "bvSpent": 3917,
                     *       "budget": 4000,
                     *       "submitted": false,
                     *       "violations": []
                     *     }
                     */
                    "application/json": components["schemas"]["Force"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description Only for: player. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/forbidden",
                     *       "title": "Not allowed",
                     *       "status": 403,
                     *       "detail": "Your role may not do this.",
                     *       "code": "request/forbidden",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description The campaign has started. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/conflict",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "This does not fit what has happened meanwhile.",
                     *       "code": "request/conflict",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    advancePhase: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210f0-02d6-77de-9a9f-dcbb0527a3cd
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "Because"
                 *     }
                 */
                "application/json": components["schemas"]["OptionalReasonBody"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "round": 2,
                     *       "phase": "preparation",
                     *       "step": null
                     *     }
                     */
                    "application/json": components["schemas"]["Position"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    claimGameMaster: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "gameMaster": "01a210ef-ec56-7502-af9e-88aa488bcb5a"
                     *     }
                     */
                    "application/json": {
                        gameMaster: string;
                    };
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    correctCampaign: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210f0-02d6-77de-9a9f-dcbb0527a3cd
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "changes": [
                 *         {
                 *           "set": "mech",
                 *           "mech": "7ade9c9015ff5dfbb415a244",
                 *           "hex": "0101"
                 *         }
                 *       ],
                 *       "reason": "Because"
                 *     }
                 */
                "application/json": components["schemas"]["CorrectionsBody"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "round": 1,
                     *       "phase": "supply",
                     *       "step": null,
                     *       "status": "running",
                     *       "deadline": "2027-01-05T20:21:36.201Z",
                     *       "winners": null
                     *     }
                     */
                    "application/json": components["schemas"]["Course"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    setDeadline: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210f0-02d6-77de-9a9f-dcbb0527a3cd
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "at": "2100-01-01T00:00:00Z",
                 *       "reason": "Because"
                 *     }
                 */
                "application/json": components["schemas"]["NewDeadline"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "round": 1,
                     *       "phase": "supply",
                     *       "step": null,
                     *       "status": "running",
                     *       "deadline": "2100-01-01T00:00:00.000Z",
                     *       "winners": null
                     *     }
                     */
                    "application/json": components["schemas"]["Course"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    endCampaign: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210f0-02d6-77de-9a9f-dcbb0527a3cd
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "winner": null,
                 *       "reason": "Because"
                 *     }
                 */
                "application/json": {
                    reason: string;
                    /** @description Force; null: a draw */
                    winner: string | null;
                };
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "round": 1,
                     *       "phase": "finished",
                     *       "step": null,
                     *       "status": "finished",
                     *       "deadline": null,
                     *       "winners": []
                     *     }
                     */
                    "application/json": components["schemas"]["Course"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    handOver: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210f0-02d6-77de-9a9f-dcbb0527a3cd
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "01a210ef-ec56-7502-af9e-88aa488bcb5a",
                 *       "reason": "Because"
                 *     }
                 */
                "application/json": components["schemas"]["MemberBody"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "gameMaster": "01a210ef-ec56-7502-af9e-88aa488bcb5a"
                     *     }
                     */
                    "application/json": {
                        gameMaster: string;
                    };
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    setMegamekVersion: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210f0-02d6-77de-9a9f-dcbb0527a3cd
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": "0.50"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    version: "0.49" | "0.50" | "0.51";
                };
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "0.50",
                     *       "versions": [
                     *         "0.49",
                     *         "0.50"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        version: "0.49" | "0.50" | "0.51";
                        versions: ("0.49" | "0.50" | "0.51")[];
                    };
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    removeMember: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210f0-02d6-77de-9a9f-dcbb0527a3cd
                 */
                id: string;
                /**
                 * @description Id of the user, as `GET …/members` lists it
                 * @example 01a210ef-eeef-788b-aff5-f118468585d3
                 */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "Because"
                 *     }
                 */
                "application/json": components["schemas"]["OptionalReasonBody"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "removed": "01a210ef-eeef-788b-aff5-f118468585d3"
                     *     }
                     */
                    "application/json": {
                        removed: string;
                    };
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    nudge: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210f0-02d6-77de-9a9f-dcbb0527a3cd
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "force": "675959eb04b6eaece0ab5d4b",
                 *       "reason": "Because"
                 *     }
                 */
                "application/json": components["schemas"]["NudgeBody"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "force": "675959eb04b6eaece0ab5d4b",
                     *       "nextAt": "2026-11-25T05:21:45.379Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Nudged"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    pauseCampaign: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210f0-02d6-77de-9a9f-dcbb0527a3cd
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "Because"
                 *     }
                 */
                "application/json": components["schemas"]["OptionalReasonBody"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "round": 1,
                     *       "phase": "supply",
                     *       "step": null,
                     *       "status": "paused",
                     *       "deadline": null,
                     *       "winners": null
                     *     }
                     */
                    "application/json": components["schemas"]["Course"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    resumeCampaign: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "Because"
                 *     }
                 */
                "application/json": components["schemas"]["OptionalReasonBody"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "round": 1,
                     *       "phase": "supply",
                     *       "step": null,
                     *       "status": "running",
                     *       "deadline": "3025-06-08T18:00:00.000Z",
                     *       "winners": null
                     *     }
                     */
                    "application/json": components["schemas"]["Course"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    listRollbackGoals: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                /** @description How many at most */
                limit?: number;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210f0-02d6-77de-9a9f-dcbb0527a3cd
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "round": 1,
                     *           "phase": "supply",
                     *           "step": null,
                     *           "begunAt": "2026-11-25T04:21:36.201Z"
                     *         },
                     *         {
                     *           "round": 1,
                     *           "phase": "combat",
                     *           "step": "battles",
                     *           "begunAt": "2026-11-25T04:21:36.116Z"
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["RollbackGoal"][];
                        next: string | null;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    rollBack: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210f0-02d6-77de-9a9f-dcbb0527a3cd
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "round": 1,
                 *       "phase": "planning",
                 *       "reason": "Because"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    phase: "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply";
                    reason: string;
                    round: number;
                    step?: ("declarations" | "battles") | null;
                };
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "round": 1,
                     *       "phase": "planning",
                     *       "step": null,
                     *       "status": "running",
                     *       "deadline": "2027-01-05T20:21:45.082Z",
                     *       "winners": null,
                     *       "undone": {
                     *         "phases": [
                     *           {
                     *             "round": 1,
                     *             "phase": "planning",
                     *             "step": null
                     *           },
                     *           {
                     *             "round": 1,
                     *             "phase": "announcement-1",
                     *             "step": null
                     *           }
                     *         ],
                     *         "battles": [
                     *           {
                     *             "battle": "b0f65283e8b664286b833213",
                     *             "hex": "1108",
                     *             "round": 1,
                     *             "gone": true
                     *           }
                     *         ],
                     *         "seats": [
                     *           {
                     *             "force": "2493a2169d06160c1f5741d0",
                     *             "seat": 1,
                     *             "name": "Force 1",
                     *             "orders": 0,
                     *             "tons": -20
                     *           },
                     *           {
                     *             "force": "675959eb04b6eaece0ab5d4b",
                     *             "seat": 2,
                     *             "name": "Force 2",
                     *             "orders": 0,
                     *             "tons": -30
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RolledBack"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    listSeats: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210f0-02d6-77de-9a9f-dcbb0527a3cd
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "round": 1,
                     *       "phase": "supply",
                     *       "step": null,
                     *       "takesOrders": true,
                     *       "items": [
                     *         {
                     *           "force": "2493a2169d06160c1f5741d0",
                     *           "seat": 1,
                     *           "name": "Force 1",
                     *           "player": "player",
                     *           "out": false,
                     *           "ready": false,
                     *           "waitedFor": true,
                     *           "late": false,
                     *           "orders": null,
                     *           "savedAt": null,
                     *           "nudgedAt": null,
                     *           "lastSeen": "2026-11-25T04:21:34.840Z"
                     *         },
                     *         {
                     *           "force": "675959eb04b6eaece0ab5d4b",
                     *           "seat": 2,
                     *           "name": "Force 2",
                     *           "player": "enemy",
                     *           "out": false,
                     *           "ready": false,
                     *           "waitedFor": true,
                     *           "late": false,
                     *           "orders": null,
                     *           "savedAt": null,
                     *           "nudgedAt": null,
                     *           "lastSeen": "2026-11-25T04:21:34.944Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Seats"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    reassignSeat: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the force, as in `forces` of the view
                 * @example 4a7947618d8b3e5851d4bcc2
                 */
                forceId: string;
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "01a210ef-ec56-7502-af9e-88aa488bcb5a",
                 *       "reason": "Because"
                 *     }
                 */
                "application/json": components["schemas"]["MemberBody"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "force": "4a7947618d8b3e5851d4bcc2",
                     *       "user": "01a210ef-ec56-7502-af9e-88aa488bcb5a"
                     *     }
                     */
                    "application/json": {
                        force: string;
                        user: string;
                    };
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    hideCampaign: {
        parameters: {
            query?: {
                /**
                 * @description The same checks and answer, and nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Campaign
                 * @example 01a21220-3d46-72d4-87db-ef7651d5caa7
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hidden": true
                 *     }
                 */
                "application/json": components["schemas"]["Hidden"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hidden": true
                     *     }
                     */
                    "application/json": components["schemas"]["Hidden"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                /** @description How many at most */
                limit?: number;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Campaign
                 * @example 01a210ef-f482-7713-b051-d5a054620e5d
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "code": "d00mzM98iY67fooOFkStGR6mSBZC3rQz",
                     *           "url": "http://localhost:3000/join#code=d00mzM98iY67fooOFkStGR6mSBZC3rQz",
                     *           "role": "observer",
                     *           "seat": null,
                     *           "force": null,
                     *           "state": "open",
                     *           "madeAt": "2026-11-25T04:21:32.115Z",
                     *           "expiresAt": "2026-12-09T04:21:32.116Z",
                     *           "usedBy": null,
                     *           "usedAt": null
                     *         },
                     *         {
                     *           "code": "DNRE1R57UyaGxL87fWRsf4iB5ioEr-OG",
                     *           "url": "http://localhost:3000/join#code=DNRE1R57UyaGxL87fWRsf4iB5ioEr-OG",
                     *           "role": "observer",
                     *           "seat": null,
                     *           "force": null,
                     *           "state": "used",
                     *           "madeAt": "2026-11-25T04:21:32.073Z",
                     *           "expiresAt": "2026-12-09T04:21:32.073Z",
                     *           "usedBy": {
                     *             "id": "01a210ef-f0f4-7460-a7ee-d14b43b63cc5",
                     *             "displayName": "spare"
                     *           },
                     *           "usedAt": "2026-11-25T04:21:32.096Z"
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["ListedInvitation"][];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description Only for: gm. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/forbidden",
                     *       "title": "Not allowed",
                     *       "status": 403,
                     *       "detail": "Your role may not do this.",
                     *       "code": "request/forbidden",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    invite: {
        parameters: {
            query?: {
                /**
                 * @description The same checks and answer, and nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Campaign
                 * @example 01a210ef-f482-7713-b051-d5a054620e5d
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["NewInvitation"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "u2pRWxoKFy9eeXqd1MXA-VRTMBYgb3mX",
                     *       "url": "http://localhost:3000/join#code=u2pRWxoKFy9eeXqd1MXA-VRTMBYgb3mX",
                     *       "role": "player",
                     *       "seat": null,
                     *       "force": null,
                     *       "expiresAt": "2026-12-09T04:21:39.491Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description Only for: gm. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/forbidden",
                     *       "title": "Not allowed",
                     *       "status": 403,
                     *       "detail": "Your role may not do this.",
                     *       "code": "request/forbidden",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description Players who bring a force of their own can be invited before the start only. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/conflict",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "This does not fit what has happened meanwhile.",
                     *       "code": "request/conflict",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: {
                /**
                 * @description The same checks and answer, and nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The code of the invitation: what stands behind `#code=` in its link
                 * @example d00mzM98iY67fooOFkStGR6mSBZC3rQz
                 */
                code: string;
                /**
                 * @description Campaign
                 * @example 01a210ef-f482-7713-b051-d5a054620e5d
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description Done. No body. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description Only for: gm. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/forbidden",
                     *       "title": "Not allowed",
                     *       "status": 403,
                     *       "detail": "Your role may not do this.",
                     *       "code": "request/forbidden",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description It was accepted already. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/conflict",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "This does not fit what has happened meanwhile.",
                     *       "code": "request/conflict",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    leave: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Campaign
                 * @example 01a210ef-f482-7713-b051-d5a054620e5d
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. No body. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description A game master does not leave: hand the campaign over first. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/forbidden",
                     *       "title": "Not allowed",
                     *       "status": 403,
                     *       "detail": "Your role may not do this.",
                     *       "code": "request/forbidden",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getLedger: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                /**
                 * @description Force whose eyes are used, or `gm` for the game master’s (GM; after the end everybody)
                 * @example 2493a2169d06160c1f5741d0
                 */
                as?: string;
                /** @description How many at most */
                limit?: number;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210f0-02d6-77de-9a9f-dcbb0527a3cd
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "1",
                     *           "round": 0,
                     *           "phase": "setup",
                     *           "at": "2026-11-25T04:21:35.480Z",
                     *           "amount": 50,
                     *           "balance": 50,
                     *           "cause": {
                     *             "rule": "SUP-1",
                     *             "text": "tons at the start",
                     *             "order": null
                     *           }
                     *         },
                     *         {
                     *           "id": "2",
                     *           "round": 1,
                     *           "phase": "supply",
                     *           "at": "2026-11-25T04:21:36.201Z",
                     *           "amount": 20,
                     *           "balance": 70,
                     *           "cause": {
                     *             "rule": "SUP-1",
                     *             "text": "supply",
                     *             "order": null
                     *           }
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["LedgerEntry"][];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getMap: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Campaign
                 * @example 01a210ef-f482-7713-b051-d5a054620e5d
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "columns": 14,
                     *       "rows": 10,
                     *       "terrain": {
                     *         "1001": "clear",
                     *         "1002": "clear",
                     *         "1003": "clear"
                     *       },
                     *       "starts": [
                     *         "1108",
                     *         "0803"
                     *       ],
                     *       "hqs": [
                     *         "1108",
                     *         "0803"
                     *       ],
                     *       "buildings": [
                     *         {
                     *           "type": "spy-service",
                     *           "hex": "1108",
                     *           "seat": 1
                     *         },
                     *         {
                     *           "type": "spaceport",
                     *           "hex": "0803",
                     *           "seat": 2
                     *         }
                     *       ],
                     *       "seed": null
                     *     }
                     */
                    "application/json": components["schemas"]["MapPlan"] | components["schemas"]["PublicMap"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    putMap: {
        parameters: {
            query?: {
                /**
                 * @description The same checks and answer, and nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The tag of what was last seen: 412 when it has changed since */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Campaign
                 * @example 01a210ef-f482-7713-b051-d5a054620e5d
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "columns": 14,
                 *       "rows": 10,
                 *       "terrain": {
                 *         "1001": "clear",
                 *         "1002": "clear",
                 *         "1003": "clear"
                 *       },
                 *       "starts": [
                 *         "1108",
                 *         "0803"
                 *       ],
                 *       "hqs": [
                 *         "1108",
                 *         "0803"
                 *       ],
                 *       "buildings": [
                 *         {
                 *           "type": "spy-service",
                 *           "hex": "1108",
                 *           "seat": 1
                 *         },
                 *         {
                 *           "type": "spaceport",
                 *           "hex": "0803",
                 *           "seat": 2
                 *         }
                 *       ],
                 *       "seed": null
                 *     }
                 */
                "application/json": components["schemas"]["NewMap"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "columns": 14,
                     *       "rows": 10,
                     *       "terrain": {
                     *         "1001": "clear",
                     *         "1002": "clear",
                     *         "1003": "clear"
                     *       },
                     *       "starts": [
                     *         "1108",
                     *         "0803"
                     *       ],
                     *       "hqs": [
                     *         "1108",
                     *         "0803"
                     *       ],
                     *       "buildings": [
                     *         {
                     *           "type": "spy-service",
                     *           "hex": "1108",
                     *           "seat": 1
                     *         },
                     *         {
                     *           "type": "spaceport",
                     *           "hex": "0803",
                     *           "seat": 2
                     *         }
                     *       ],
                     *       "seed": null
                     *     }
                     */
                    "application/json": components["schemas"]["MapPlan"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description Only for: gm. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/forbidden",
                     *       "title": "Not allowed",
                     *       "status": 403,
                     *       "detail": "Your role may not do this.",
                     *       "code": "request/forbidden",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description The campaign has started. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/conflict",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "This does not fit what has happened meanwhile.",
                     *       "code": "request/conflict",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getPlanetPng: {
        parameters: {
            query?: {
                /** @description Force whose eyes are used, or `gm` for the game master’s (GM; after the end everybody) */
                as?: string;
                /** @description The phase of `round`: what stood when it opened */
                phase?: "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply";
                /** @description Number of the round, from 1 */
                round?: number;
                /** @description The step of `phase`; only combat has steps */
                step?: "declarations" | "battles";
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a2114b-5be0-78b4-878e-989db76ff176
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description There was no such moment, or there is no such force. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getPlanetSvg: {
        parameters: {
            query?: {
                /** @description Force whose eyes are used, or `gm` for the game master’s (GM; after the end everybody) */
                as?: string;
                /** @description The phase of `round`: what stood when it opened */
                phase?: "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply";
                /** @description Number of the round, from 1 */
                round?: number;
                /** @description The step of `phase`; only combat has steps */
                step?: "declarations" | "battles";
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a2114b-5be0-78b4-878e-989db76ff176
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description There was no such moment, or there is no such force. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    generateMap: {
        parameters: {
            query?: {
                /**
                 * @description The same checks and answer, and nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Campaign
                 * @example 01a210ef-f482-7713-b051-d5a054620e5d
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "seed": "other"
                 *     }
                 */
                "application/json": components["schemas"]["MapWishes"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "columns": 24,
                     *       "rows": 16,
                     *       "terrain": {
                     *         "1001": "clear",
                     *         "1002": "clear",
                     *         "1003": "hills"
                     *       },
                     *       "starts": [
                     *         "1905",
                     *         "1213"
                     *       ],
                     *       "hqs": [
                     *         "1905",
                     *         "1213"
                     *       ],
                     *       "buildings": [
                     *         {
                     *           "type": "mine-factory",
                     *           "hex": "1905",
                     *           "seat": 1
                     *         },
                     *         {
                     *           "type": "free-trader",
                     *           "hex": "1213",
                     *           "seat": 2
                     *         }
                     *       ],
                     *       "seed": "other"
                     *     }
                     */
                    "application/json": components["schemas"]["MapPlan"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description Only for: gm. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/forbidden",
                     *       "title": "Not allowed",
                     *       "status": 403,
                     *       "detail": "Your role may not do this.",
                     *       "code": "request/forbidden",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description The campaign has started. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/conflict",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "This does not fit what has happened meanwhile.",
                     *       "code": "request/conflict",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getMechSheet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210f0-02d6-77de-9a9f-dcbb0527a3cd
                 */
                id: string;
                /**
                 * @description Id of the mech, as in `mechs` of the view
                 * @example 7ade9c9015ff5dfbb415a244
                 */
                mech: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description I have no such mech. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getMegamekVersion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": "0.49",
                     *       "versions": [
                     *         "0.49",
                     *         "0.50"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @enum {string} */
                        version: "0.49" | "0.50" | "0.51";
                        versions: ("0.49" | "0.50" | "0.51")[];
                    };
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                /** @description How many at most */
                limit?: number;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Campaign
                 * @example 01a210ef-f482-7713-b051-d5a054620e5d
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "user": {
                     *             "id": "01a210ef-ec56-7502-af9e-88aa488bcb5a",
                     *             "displayName": "observer"
                     *           },
                     *           "role": "observer",
                     *           "force": null,
                     *           "joinedAt": "2026-11-25T04:21:31.956Z",
                     *           "lastSeen": "2026-11-25T04:21:29.431Z"
                     *         },
                     *         {
                     *           "user": {
                     *             "id": "01a210ef-eeef-788b-aff5-f118468585d3",
                     *             "displayName": "player"
                     *           },
                     *           "role": "player",
                     *           "force": "bf0e3cc885838090338aa8cb",
                     *           "joinedAt": "2026-11-25T04:21:31.440Z",
                     *           "lastSeen": "2026-11-25T04:21:29.455Z"
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Member"][];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    leaveCampaign: {
        parameters: {
            query?: {
                /**
                 * @description The same checks and answer, and nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Campaign
                 * @example 01a210ef-f482-7713-b051-d5a054620e5d
                 */
                id: string;
                /**
                 * @description Id of the user, as `GET …/members` lists it
                 * @example 01a210ef-eeef-788b-aff5-f118468585d3
                 */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description Done. No body. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description The campaign has started. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/conflict",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "This does not fit what has happened meanwhile.",
                     *       "code": "request/conflict",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    createMemberResetLink: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
                /**
                 * @description Id of the user, as `GET …/members` lists it
                 * @example 01a210ef-eeef-788b-aff5-f118468585d3
                 */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": null,
                     *       "token": null,
                     *       "worksFrom": "2026-11-26T04:21:45.233Z",
                     *       "expiresAt": "2026-11-28T04:21:45.233Z",
                     *       "url": null
                     *     }
                     */
                    "application/json": components["schemas"]["NewResetLink"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                /** @description How many at most */
                limit?: number;
                /** @description Also from whom I have muted */
                muted?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Campaign
                 * @example 01a2114b-5821-7aab-96c4-dd5a06e8257a
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Message"][];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    sendMessage: {
        parameters: {
            query?: {
                /**
                 * @description The same checks and answer, and nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Campaign
                 * @example 01a2114b-5821-7aab-96c4-dd5a06e8257a
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": null,
                 *       "text": "Good luck to all!"
                 *     }
                 */
                "application/json": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "984112696429988544d219b9",
                     *       "from": "gm",
                     *       "to": null,
                     *       "at": "2026-11-25T06:01:28.357Z",
                     *       "text": "Good luck to all!"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description Only for: gm, player. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/forbidden",
                     *       "title": "Not allowed",
                     *       "status": 403,
                     *       "detail": "Your role may not do this.",
                     *       "code": "request/forbidden",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            /** @description No such force, nobody plays it, I have no team, or it is to myself. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/movement/not-adjacent",
                     *       "title": "Against the rules",
                     *       "status": 422,
                     *       "detail": "Hex 0101 is not adjacent to 0704.",
                     *       "code": "movement/not-adjacent",
                     *       "rule": "MOV-7",
                     *       "violations": [
                     *         {
                     *           "code": "movement/not-adjacent",
                     *           "rule": "MOV-7",
                     *           "pointer": "/orders/0/path/0",
                     *           "params": {
                     *             "from": "0704",
                     *             "hex": "0101"
                     *           },
                     *           "message": "Hex 0101 is not adjacent to 0704."
                     *         }
                     *       ],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getMutes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Campaign
                 * @example 01a2114b-5821-7aab-96c4-dd5a06e8257a
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "everything": false,
                     *       "forces": []
                     *     }
                     */
                    "application/json": components["schemas"]["Mutes"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    putMutes: {
        parameters: {
            query?: {
                /**
                 * @description The same checks and answer, and nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Campaign
                 * @example 01a2114b-5821-7aab-96c4-dd5a06e8257a
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "everything": true,
                 *       "forces": []
                 *     }
                 */
                "application/json": components["schemas"]["MutesBody"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "everything": true,
                     *       "forces": []
                     *     }
                     */
                    "application/json": components["schemas"]["Mutes"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            /** @description No such force, or my own. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/movement/not-adjacent",
                     *       "title": "Against the rules",
                     *       "status": 422,
                     *       "detail": "Hex 0101 is not adjacent to 0704.",
                     *       "code": "movement/not-adjacent",
                     *       "rule": "MOV-7",
                     *       "violations": [
                     *         {
                     *           "code": "movement/not-adjacent",
                     *           "rule": "MOV-7",
                     *           "pointer": "/orders/0/path/0",
                     *           "params": {
                     *             "from": "0704",
                     *             "hex": "0101"
                     *           },
                     *           "message": "Hex 0101 is not adjacent to 0704."
                     *         }
                     *       ],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    listOffers: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                /** @description How many at most */
                limit?: number;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Offer"][];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    makeOffer: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210f0-02d6-77de-9a9f-dcbb0527a3cd
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "675959eb04b6eaece0ab5d4b",
                 *       "give": {
                 *         "tons": 1,
                 *         "stock": [],
                 *         "prisoners": []
                 *       },
                 *       "take": {
                 *         "tons": 0,
                 *         "stock": [],
                 *         "prisoners": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["OfferBody"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0c042391ec44e7f073e11d59",
                     *       "from": "2493a2169d06160c1f5741d0",
                     *       "to": "675959eb04b6eaece0ab5d4b",
                     *       "give": {
                     *         "tons": 1,
                     *         "stock": [],
                     *         "prisoners": []
                     *       },
                     *       "take": {
                     *         "tons": 0,
                     *         "stock": [],
                     *         "prisoners": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Offer"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawOffer: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210f0-02d6-77de-9a9f-dcbb0527a3cd
                 */
                id: string;
                /**
                 * @description Id of the offer
                 * @example 69ac18cde2c19a8e23e8b4b1
                 */
                offerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. No body. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    acceptOffer: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210f0-02d6-77de-9a9f-dcbb0527a3cd
                 */
                id: string;
                /**
                 * @description Id of the offer
                 * @example 69ac18cde2c19a8e23e8b4b1
                 */
                offerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "offer": "69ac18cde2c19a8e23e8b4b1",
                     *       "accepted": true
                     *     }
                     */
                    "application/json": {
                        accepted: boolean;
                        offer: string;
                    };
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getOptions: {
        parameters: {
            query?: {
                /** @description Force whose eyes are used, or `gm` for the game master’s (GM; after the end everybody) */
                as?: string;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "round": 1,
                     *       "phase": "planning",
                     *       "step": null,
                     *       "orders": {
                     *         "move": {
                     *           "mechs": [
                     *             {
                     *               "mech": "09c00196697eb94907ede0bd",
                     *               "walkingMp": 3,
                     *               "reachable": [
                     *                 {
                     *                   "hex": "0703",
                     *                   "path": [
                     *                     "0703"
                     *                   ],
                     *                   "cost": 1,
                     *                   "inEnemySight": false
                     *                 },
                     *                 {
                     *                   "hex": "0402",
                     *                   "path": [
                     *                     "0603",
                     *                     "0503",
                     *                     "0402"
                     *                   ],
                     *                   "cost": 3,
                     *                   "inEnemySight": false
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "immobile": []
                     *         },
                     *         "dropship": null,
                     *         "hire": null,
                     *         "rail": {
                     *           "stations": []
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrderOptions"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getOrders: {
        parameters: {
            query?: {
                /**
                 * @description Force whose sheet is read (GM)
                 * @example 2493a2169d06160c1f5741d0
                 */
                as?: string;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210f0-02d6-77de-9a9f-dcbb0527a3cd
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "round": 1,
                     *       "phase": "planning",
                     *       "step": null,
                     *       "orders": [
                     *         {
                     *           "type": "move",
                     *           "mech": "09c00196697eb94907ede0bd",
                     *           "path": [
                     *             "0603",
                     *             "0503",
                     *             "0402"
                     *           ]
                     *         }
                     *       ],
                     *       "savedAt": "3025-06-01T19:36:55.085Z",
                     *       "ready": false,
                     *       "preview": [
                     *         {
                     *           "order": 0,
                     *           "cost": null,
                     *           "terms": [],
                     *           "violations": [],
                     *           "warnings": []
                     *         }
                     *       ],
                     *       "warnings": [],
                     *       "balance": {
                     *         "now": 0,
                     *         "after": 0,
                     *         "income": [],
                     *         "orders": 0,
                     *         "net": 0,
                     *         "rounding": 0
                     *       },
                     *       "savedBy": {
                     *         "device": "Firefox, Android",
                     *         "mine": true
                     *       },
                     *       "owner": null
                     *     }
                     */
                    "application/json": components["schemas"]["OrderSheet"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    putOrders: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` of what is to be replaced: 412 when it has changed since */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210f0-02d6-77de-9a9f-dcbb0527a3cd
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phase": "planning",
                 *       "orders": [
                 *         {
                 *           "type": "move",
                 *           "mech": "09c00196697eb94907ede0bd",
                 *           "path": [
                 *             "0603",
                 *             "0503",
                 *             "0402"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OrdersBody"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "round": 1,
                     *       "phase": "planning",
                     *       "step": null,
                     *       "orders": [
                     *         {
                     *           "type": "move",
                     *           "mech": "09c00196697eb94907ede0bd",
                     *           "path": [
                     *             "0603",
                     *             "0503",
                     *             "0402"
                     *           ]
                     *         }
                     *       ],
                     *       "savedAt": "3025-06-01T19:36:55.085Z",
                     *       "ready": false,
                     *       "preview": [
                     *         {
                     *           "order": 0,
                     *           "cost": null,
                     *           "terms": [],
                     *           "violations": [],
                     *           "warnings": []
                     *         }
                     *       ],
                     *       "warnings": [],
                     *       "balance": {
                     *         "now": 0,
                     *         "after": 0,
                     *         "income": [],
                     *         "orders": 0,
                     *         "net": 0,
                     *         "rounding": 0
                     *       },
                     *       "savedBy": {
                     *         "device": "Firefox, Android",
                     *         "mine": true
                     *       },
                     *       "owner": null
                     *     }
                     */
                    "application/json": components["schemas"]["OrderSheet"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            /** @description Every violation, beside what the orders that stand would cost. Nothing is saved */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["OrdersProblem"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    putReady: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210f0-02d6-77de-9a9f-dcbb0527a3cd
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ready": true
                 *     }
                 */
                "application/json": components["schemas"]["ReadyBody"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ready": true
                     *     }
                     */
                    "application/json": components["schemas"]["Ready"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    listRounds: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                /** @description Force whose eyes are used, or `gm` for the game master’s (GM; after the end everybody) */
                as?: string;
                /** @description How many at most */
                limit?: number;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "round": 1,
                     *           "over": false,
                     *           "begunAt": "2026-11-25T04:21:33.530Z",
                     *           "endedAt": null
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["RoundSummary"][];
                        next: string | null;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getRound: {
        parameters: {
            query?: {
                /** @description Force whose eyes are used, or `gm` for the game master’s (GM; after the end everybody) */
                as?: string;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
                /**
                 * @description Number of the round, from 1
                 * @example 1
                 */
                round: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "round": 1,
                     *       "over": false,
                     *       "force": null,
                     *       "takenBack": [],
                     *       "dropped": [],
                     *       "halted": [],
                     *       "accounts": [
                     *         {
                     *           "force": "4a7947618d8b3e5851d4bcc2",
                     *           "opening": 50,
                     *           "groups": [],
                     *           "closing": 50
                     *         },
                     *         {
                     *           "force": "da9acbeb769d590adf46ef90",
                     *           "opening": 50,
                     *           "groups": [],
                     *           "closing": 50
                     *         }
                     *       ],
                     *       "battles": {
                     *         "fought": [
                     *           {
                     *             "battle": "95990c3cf42c5afeb82da734",
                     *             "hex": "1108",
                     *             "state": "open",
                     *             "mine": null,
                     *             "result": null,
                     *             "winner": null,
                     *             "turns": null,
                     *             "reason": null,
                     *             "sides": [
                     *               {
                     *                 "side": "A",
                     *                 "forces": [
                     *                   "4a7947618d8b3e5851d4bcc2"
                     *                 ],
                     *                 "lost": {
                     *                   "mechs": 0,
                     *                   "bv": 0
                     *                 }
                     *               }
                     *             ],
                     *             "units": [
                     *               {
                     *                 "unit": "13f05e4e593e6929c7c68e07",
                     *                 "side": "A",
                     *                 "force": "4a7947618d8b3e5851d4bcc2",
                     *                 "name": "Javelin JVN-10P",
                     *                 "design": "javelin-jvn-10p",
                     *                 "hired": false,
                     *                 "fate": null,
                     *                 "change": null
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "elsewhere": {
                     *           "begun": 0,
                     *           "over": 0
                     *         }
                     *       },
                     *       "buildings": [],
                     *       "depots": [],
                     *       "mechs": [
                     *         {
                     *           "seq": 6,
                     *           "phase": "preparation",
                     *           "step": null,
                     *           "mech": "eccb91810b067a80953a9255",
                     *           "force": "da9acbeb769d590adf46ef90",
                     *           "name": "Marauder MAD-5L",
                     *           "design": "marauder-mad-5l",
                     *           "hex": "1108",
                     *           "change": "corrected",
                     *           "text": "Marauder MAD-5L: was corrected by the game master."
                     *         }
                     *       ],
                     *       "pilots": [],
                     *       "standing": [],
                     *       "others": [
                     *         {
                     *           "seq": 3,
                     *           "round": 1,
                     *           "phase": "preparation",
                     *           "at": "2026-11-25T04:21:33.753Z",
                     *           "type": "seat-reassigned",
                     *           "data": {
                     *             "force": "14a3f8cebf40985a0e1cfb6c",
                     *             "player": "far",
                     *             "reason": null
                     *           },
                     *           "text": "far has taken over a force."
                     *         },
                     *         {
                     *           "seq": 4,
                     *           "round": 1,
                     *           "phase": "preparation",
                     *           "at": "2026-11-25T04:21:33.784Z",
                     *           "type": "member-removed",
                     *           "data": {
                     *             "name": "gone",
                     *             "force": null,
                     *             "reason": null
                     *           },
                     *           "text": "gone was removed by the game master."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RoundReport"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getForceSheets: {
        parameters: {
            query?: {
                /**
                 * @description Whose (GM; after the end everybody)
                 * @example 2493a2169d06160c1f5741d0
                 */
                force?: string;
                /** @description Only these; repeat it for more */
                mech?: string[];
                /** @description Size of the paper */
                paper?: "a4" | "letter";
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210f0-02d6-77de-9a9f-dcbb0527a3cd
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            /** @description There is no such force, or it has no such mech. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getStanding: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "readyWhenNothingToOrder": false,
                     *       "readyIn": []
                     *     }
                     */
                    "application/json": components["schemas"]["Standing"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    putStanding: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The entity tag of the word that is to be replaced */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "readyWhenNothingToOrder": true,
                 *       "readyIn": []
                 *     }
                 */
                "application/json": components["schemas"]["StandingBody"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "readyWhenNothingToOrder": true,
                     *       "readyIn": []
                     *     }
                     */
                    "application/json": components["schemas"]["Standing"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            /** @description Another word has been left since */
            412: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/precondition-failed",
                     *       "title": "Changed meanwhile",
                     *       "status": 412,
                     *       "detail": "This has changed since you read it (If-Match).",
                     *       "code": "request/precondition-failed",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    startCampaign: {
        parameters: {
            query?: {
                /**
                 * @description The same checks and answer, and nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Campaign
                 * @example 01a210ef-f482-7713-b051-d5a054620e5d
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01a210ef-f482-7713-b051-d5a054620e5d",
                     *       "name": "Setting up",
                     *       "status": "running",
                     *       "round": 1,
                     *       "phase": "preparation",
                     *       "step": null,
                     *       "deadline": "2027-01-05T20:21:39.170Z",
                     *       "ruleset": "planetary-3",
                     *       "options": {
                     *         "startingBv": 4000,
                     *         "startingList": "faction",
                     *         "buildingCount": 9,
                     *         "buildingCp": 100,
                     *         "deployment": "hq",
                     *         "phaseHours": 1000,
                     *         "battleHours": 1000,
                     *         "onDeadline": "advance",
                     *         "fogOfWar": true,
                     *         "sightTriggers": "units-and-buildings",
                     *         "supplyPerRound": 20,
                     *         "startingTons": 50,
                     *         "battleTurnLimit": null,
                     *         "teams": null,
                     *         "engine": "table",
                     *         "victory": {
                     *           "lastForceStanding": true,
                     *           "buildings": null,
                     *           "rounds": null,
                     *           "gm": false
                     *         },
                     *         "sellMechs": false,
                     *         "pinShare": 0.25,
                     *         "captureShare": 0,
                     *         "values": {
                     *           "bv": 1,
                     *           "ton": 20,
                     *           "building": 1000
                     *         }
                     *       },
                     *       "diceCommitment": "f9e6231b2b8ae00cfe1a1f77e8c1f8c4a45d65e628e6ab809e589afb24f16e20",
                     *       "diceSeed": null,
                     *       "diceSeeds": [],
                     *       "mapSecret": null,
                     *       "gameMaster": {
                     *         "id": "01a210ef-efa8-770c-9744-b77113b64d44",
                     *         "displayName": "gm"
                     *       },
                     *       "role": "gm",
                     *       "myForce": null,
                     *       "seats": [
                     *         {
                     *           "seat": 1,
                     *           "force": "bf0e3cc885838090338aa8cb",
                     *           "faction": "davion",
                     *           "name": "Force 1",
                     *           "user": {
                     *             "id": "01a210ef-eeef-788b-aff5-f118468585d3",
                     *             "displayName": "player"
                     *           },
                     *           "submitted": true,
                     *           "out": false
                     *         },
                     *         {
                     *           "seat": 2,
                     *           "force": "c15d9250309927d12e37fbbc",
                     *           "faction": "liao",
                     *           "name": "Force 2",
                     *           "user": {
                     *             "id": "01a210ef-f28b-7474-b89d-2f136961375b",
                     *             "displayName": "enemy"
                     *           },
                     *           "submitted": true,
                     *           "out": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description Only for: gm. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/forbidden",
                     *       "title": "Not allowed",
                     *       "status": 403,
                     *       "detail": "Your role may not do this.",
                     *       "code": "request/forbidden",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description The campaign has started. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/conflict",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "This does not fit what has happened meanwhile.",
                     *       "code": "request/conflict",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getStatistics: {
        parameters: {
            query?: {
                /** @description Force whose eyes are used, or `gm` for the game master’s (GM; after the end everybody) */
                as?: string;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ruleset": "planetary-3",
                     *       "recorded": true,
                     *       "rounds": [],
                     *       "present": {
                     *         "round": 1,
                     *         "forces": [
                     *           {
                     *             "force": "4a7947618d8b3e5851d4bcc2",
                     *             "out": false,
                     *             "bv": 8073,
                     *             "tons": 50,
                     *             "buildings": 1,
                     *             "value": 10073,
                     *             "mechs": 4,
                     *             "pilots": 20,
                     *             "lost": {
                     *               "mechs": 0,
                     *               "bv": 0,
                     *               "pilotsDead": 0,
                     *               "pilotsCaptured": 0
                     *             }
                     *           },
                     *           {
                     *             "force": "da9acbeb769d590adf46ef90",
                     *             "out": false,
                     *             "bv": 7876,
                     *             "tons": 50,
                     *             "buildings": 1,
                     *             "value": 9876,
                     *             "mechs": 2,
                     *             "pilots": 20,
                     *             "lost": {
                     *               "mechs": 0,
                     *               "bv": 0,
                     *               "pilotsDead": 0,
                     *               "pilotsCaptured": 0
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "final": null,
                     *       "note": null
                     *     }
                     */
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getView: {
        parameters: {
            query?: {
                /** @description Force whose eyes are used, or `gm` for the game master’s (GM; after the end everybody) */
                as?: string;
                /** @description The phase of `round`: what stood when it opened */
                phase?: "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply";
                /** @description Number of the round, from 1 */
                round?: number;
                /** @description The step of `phase`; only combat has steps */
                step?: "declarations" | "battles";
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the campaign
                 * @example 01a210ef-fce9-79dc-98b6-7ce472156439
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "campaign": "01a210ef-fce9-79dc-98b6-7ce472156439",
                     *       "round": 1,
                     *       "phase": "combat",
                     *       "step": "battles",
                     *       "deadline": null,
                     *       "force": null,
                     *       "seq": 18,
                     *       "status": "running",
                     *       "map": {
                     *         "columns": 14,
                     *         "rows": 10,
                     *         "terrain": {
                     *           "1001": "clear",
                     *           "1002": "clear",
                     *           "1003": "clear"
                     *         },
                     *         "hq": null,
                     *         "sight": [
                     *           "0101",
                     *           "0102"
                     *         ],
                     *         "enemySight": []
                     *       },
                     *       "forces": [
                     *         {
                     *           "id": "14a3f8cebf40985a0e1cfb6c",
                     *           "name": "Force 3",
                     *           "faction": "steiner",
                     *           "team": null,
                     *           "player": "far",
                     *           "ready": false,
                     *           "out": false,
                     *           "seat": 3,
                     *           "account": 50
                     *         },
                     *         {
                     *           "id": "4a7947618d8b3e5851d4bcc2",
                     *           "name": "Force 1",
                     *           "faction": "davion",
                     *           "team": null,
                     *           "player": "player",
                     *           "ready": false,
                     *           "out": false,
                     *           "seat": 1,
                     *           "account": 50
                     *         }
                     *       ],
                     *       "mechs": [
                     *         {
                     *           "own": true,
                     *           "id": "13f05e4e593e6929c7c68e07",
                     *           "force": "4a7947618d8b3e5851d4bcc2",
                     *           "design": "javelin-jvn-10p",
                     *           "name": "Javelin JVN-10P",
                     *           "hex": "1108",
                     *           "pilot": "30176385063fb18c062c3d1a",
                     *           "walk": 6,
                     *           "bv": 590,
                     *           "hired": false,
                     *           "state": "ready",
                     *           "fit": true,
                     *           "condition": {
                     *             "armor": {},
                     *             "structure": {},
                     *             "slots": [],
                     *             "ammunition": []
                     *           },
                     *           "plannedPath": null,
                     *           "moved": null,
                     *           "factoryDesign": null
                     *         },
                     *         {
                     *           "own": true,
                     *           "id": "35c7eda6944b25b83cfc0d9d",
                     *           "force": "4a7947618d8b3e5851d4bcc2",
                     *           "design": "javelin-jvn-10p",
                     *           "name": "Javelin JVN-10P",
                     *           "hex": "1108",
                     *           "pilot": "d6c9316e9cca318ff43025fe",
                     *           "walk": 6,
                     *           "bv": 590,
                     *           "hired": false,
                     *           "state": "ready",
                     *           "fit": true,
                     *           "condition": {
                     *             "armor": {},
                     *             "structure": {},
                     *             "slots": [],
                     *             "ammunition": []
                     *           },
                     *           "plannedPath": null,
                     *           "moved": null,
                     *           "factoryDesign": null
                     *         }
                     *       ],
                     *       "waiting": [],
                     *       "pilots": [
                     *         {
                     *           "id": "0399b860d60e502141d72fe4",
                     *           "name": "Pilot #5",
                     *           "rank": "veteran",
                     *           "gunnery": 2,
                     *           "piloting": 3,
                     *           "hits": 0,
                     *           "status": "stored",
                     *           "mech": null,
                     *           "hex": "0407",
                     *           "force": "14a3f8cebf40985a0e1cfb6c",
                     *           "rested": true
                     *         },
                     *         {
                     *           "id": "0f8840c7e4276f032613562f",
                     *           "name": "Pilot #1",
                     *           "rank": "elite",
                     *           "gunnery": 1,
                     *           "piloting": 2,
                     *           "hits": 0,
                     *           "status": "in-mech",
                     *           "mech": "eccb91810b067a80953a9255",
                     *           "hex": "1108",
                     *           "force": "da9acbeb769d590adf46ef90",
                     *           "rested": false
                     *         }
                     *       ],
                     *       "prisoners": [],
                     *       "buildings": [
                     *         {
                     *           "id": "274a1be56da3e432cfb461b2",
                     *           "type": "dropship",
                     *           "hex": "0104",
                     *           "control": null,
                     *           "cp": 100,
                     *           "cpMax": 100,
                     *           "works": true,
                     *           "seen": null,
                     *           "known": true,
                     *           "work": null
                     *         },
                     *         {
                     *           "id": "508820b06ce1c59405f64b0a",
                     *           "type": "ammunition-depot",
                     *           "hex": "1308",
                     *           "control": null,
                     *           "cp": 100,
                     *           "cpMax": 100,
                     *           "works": true,
                     *           "seen": null,
                     *           "known": true,
                     *           "work": null
                     *         }
                     *       ],
                     *       "depots": [
                     *         {
                     *           "own": true,
                     *           "hex": "0407",
                     *           "force": "14a3f8cebf40985a0e1cfb6c",
                     *           "stock": [],
                     *           "pilots": [
                     *             "0399b860d60e502141d72fe4",
                     *             "21ad25356e9df59310f36b3f"
                     *           ]
                     *         },
                     *         {
                     *           "own": true,
                     *           "hex": "0803",
                     *           "force": "da9acbeb769d590adf46ef90",
                     *           "stock": [],
                     *           "pilots": [
                     *             "1103fa8e72785bf5aa577451",
                     *             "16d1c7235f72997ffcb04c48"
                     *           ]
                     *         }
                     *       ],
                     *       "account": null,
                     *       "wrecks": [],
                     *       "battles": [
                     *         {
                     *           "id": "95990c3cf42c5afeb82da734",
                     *           "hex": "1108",
                     *           "state": "reported",
                     *           "mine": false
                     *         }
                     *       ],
                     *       "battlesFought": {
                     *         "open": 1,
                     *         "over": 0
                     *       },
                     *       "winners": null,
                     *       "ready": false
                     *     }
                     */
                    "application/json": components["schemas"]["View"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    listBuildings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "type": "hospital",
                     *           "rule": "BLD-HOSP",
                     *           "name": {
                     *             "en": "Hospital",
                     *             "de": "Krankenhaus"
                     *           },
                     *           "effect": {
                     *             "en": "Your resting pilots heal 2 hits a round instead of 1.",
                     *             "de": "Deine ruhenden Piloten heilen 2 Treffer je Runde statt 1."
                     *           }
                     *         },
                     *         {
                     *           "type": "black-market",
                     *           "rule": "BLD-BLACK",
                     *           "name": {
                     *             "en": "Black market",
                     *             "de": "Schwarzmarkt"
                     *           },
                     *           "effect": {
                     *             "en": "Sells the other technology's parts and mechs at twice their tonnage, each article once a round; bought mechs may enter here.",
                     *             "de": "Verkauft Teile und Mechs der anderen Technologie zur doppelten Tonnage, jeden Artikel einmal je Runde; gekaufte Mechs können hier ins Spiel kommen."
                     *           }
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["BuildingInfoPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    listEquipment: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                /** @description Ids of items, parted by commas: of these only. What is no id is left out */
                items?: string;
                /** @description Only items of this kind */
                kind?: "weapon" | "ammunition" | "armor" | "structure" | "equipment";
                /** @description How many at most */
                limit?: number;
                /** @description Parts of the name, in any order; case, accents and punctuation do not matter */
                q?: string;
                /** @description Only designs of this rules level */
                rulesLevel?: "introductory" | "standard" | "advanced" | "experimental" | "unofficial";
                /** @description Only designs of this technology: Inner Sphere or Clan */
                techBase?: "is" | "clan";
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "item": "clan-mech-mortar-1",
                     *           "name": "'Mech Mortar 1",
                     *           "kind": "weapon",
                     *           "techBase": "clan",
                     *           "rulesLevel": "standard",
                     *           "tons": 1,
                     *           "weights": null,
                     *           "slots": 1,
                     *           "bv": 10,
                     *           "weapon": {
                     *             "heat": 1,
                     *             "damage": "cluster",
                     *             "rackSize": 1,
                     *             "min": 6,
                     *             "short": 7,
                     *             "medium": 14,
                     *             "long": 21,
                     *             "extreme": 28,
                     *             "ammunition": 67
                     *           },
                     *           "ammunition": null,
                     *           "flags": [
                     *             "mek-mortar",
                     *             "mortartype-indirect"
                     *           ],
                     *           "stockUnit": "pieces",
                     *           "perTon": null,
                     *           "tradable": true,
                     *           "price": {
                     *             "class": "other",
                     *             "factor": 1.5,
                     *             "tons": 1
                     *           }
                     *         },
                     *         {
                     *           "item": "mech-mortar-1",
                     *           "name": "'Mech Mortar 1",
                     *           "kind": "weapon",
                     *           "techBase": "any",
                     *           "rulesLevel": "standard",
                     *           "tons": 2,
                     *           "weights": null,
                     *           "slots": 1,
                     *           "bv": 10,
                     *           "weapon": {
                     *             "heat": 1,
                     *             "damage": "cluster",
                     *             "rackSize": 1,
                     *             "min": 6,
                     *             "short": 7,
                     *             "medium": 14,
                     *             "long": 21,
                     *             "extreme": 28,
                     *             "ammunition": 67
                     *           },
                     *           "ammunition": null,
                     *           "flags": [
                     *             "mek-mortar",
                     *             "mortartype-indirect"
                     *           ],
                     *           "stockUnit": "pieces",
                     *           "perTon": null,
                     *           "tradable": true,
                     *           "price": {
                     *             "class": "other",
                     *             "factor": 1.5,
                     *             "tons": 2
                     *           }
                     *         }
                     *       ],
                     *       "next": "clan-anti-personnel-mortar-4-ammo"
                     *     }
                     */
                    "application/json": components["schemas"]["ItemPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    listFactions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "faction": "davion",
                     *           "name": {
                     *             "en": "House Davion (Federated Suns)",
                     *             "de": "Haus Davion (Vereinigte Sonnen)"
                     *           },
                     *           "clan": false,
                     *           "innerSphere": true
                     *         },
                     *         {
                     *           "faction": "steiner",
                     *           "name": {
                     *             "en": "House Steiner (Lyran Alliance)",
                     *             "de": "Haus Steiner (Lyranische Allianz)"
                     *           },
                     *           "clan": false,
                     *           "innerSphere": true
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["FactionPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getHouseList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the faction
                 * @example davion
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "faction": "davion",
                     *       "lists": {
                     *         "light": [
                     *           {
                     *             "design": "raptor-rtx1-o",
                     *             "name": "Raptor RTX1-O",
                     *             "tons": 25,
                     *             "bv": 721,
                     *             "weight": 1
                     *           },
                     *           {
                     *             "design": "hornet-hnt-171",
                     *             "name": "Hornet HNT-171",
                     *             "tons": 20,
                     *             "bv": 535,
                     *             "weight": 2
                     *           }
                     *         ],
                     *         "medium": [
                     *           {
                     *             "design": "enforcer-iii-enf-6m",
                     *             "name": "Enforcer III ENF-6M",
                     *             "tons": 50,
                     *             "bv": 1460,
                     *             "weight": 1
                     *           },
                     *           {
                     *             "design": "firestarter-fs9-o",
                     *             "name": "Firestarter FS9-O",
                     *             "tons": 45,
                     *             "bv": 1144,
                     *             "weight": 2
                     *           }
                     *         ],
                     *         "heavy": [
                     *           {
                     *             "design": "thanatos-tns-4s",
                     *             "name": "Thanatos TNS-4S",
                     *             "tons": 75,
                     *             "bv": 1844,
                     *             "weight": 1
                     *           },
                     *           {
                     *             "design": "ostsol-otl-6d",
                     *             "name": "Ostsol OTL-6D",
                     *             "tons": 60,
                     *             "bv": 1880,
                     *             "weight": 2
                     *           }
                     *         ],
                     *         "assault": [
                     *           {
                     *             "design": "devastator-dvs-2",
                     *             "name": "Devastator DVS-2",
                     *             "tons": 100,
                     *             "bv": 2481,
                     *             "weight": 1
                     *           },
                     *           {
                     *             "design": "templar-tlr1-o",
                     *             "name": "Templar TLR1-O",
                     *             "tons": 85,
                     *             "bv": 2045,
                     *             "weight": 2
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["HouseList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            /** @description There is none. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                /** @description How many at most */
                limit?: number;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["ImportedDesignPage"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description Only for game masters of a campaign. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/forbidden",
                     *       "title": "Not allowed",
                     *       "status": 403,
                     *       "detail": "Your role may not do this.",
                     *       "code": "request/forbidden",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    importDesigns: {
        parameters: {
            query?: {
                /**
                 * @description The same checks and answer, and nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "files": [
                 *         {
                 *           "name": "noise.mtf",
                 *           "text": "noise"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ImportedFiles"];
                "application/zip": string;
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "read": 1,
                     *       "added": 0,
                     *       "known": 0,
                     *       "refused": 1,
                     *       "designs": [],
                     *       "tables": [],
                     *       "refusals": [
                     *         {
                     *           "file": "noise.mtf",
                     *           "violations": [
                     *             {
                     *               "code": "mech-file/no-meaning",
                     *               "rule": null,
                     *               "pointer": "/lines/1",
                     *               "params": {
                     *                 "line": 1,
                     *                 "text": "noise"
                     *               },
                     *               "message": "Line 1: this is nothing that a mech file has here."
                     *             },
                     *             {
                     *               "code": "mech-file/missing",
                     *               "rule": null,
                     *               "pointer": "/lines/1",
                     *               "params": {
                     *                 "key": "chassis",
                     *                 "line": 1,
                     *                 "text": ""
                     *               },
                     *               "message": "Line 1: the file ends without \"chassis\"."
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "notes": []
                     *     }
                     */
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description Only for game masters of a campaign. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/forbidden",
                     *       "title": "Not allowed",
                     *       "status": 403,
                     *       "detail": "Your role may not do this.",
                     *       "code": "request/forbidden",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    listMechs: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                /** @description A campaign of yours: with the designs that were imported for it. Needs a login */
                campaign?: string;
                /** @description Only designs of this weight class */
                class?: "light" | "medium" | "heavy" | "assault";
                /** @description Faction that has the design */
                faction?: string;
                /** @description Faction on whose house list it stands */
                houseList?: string;
                /** @description How many at most */
                limit?: number;
                /** @description At most this Battle Value */
                maxBv?: number;
                /** @description At most so many tons */
                maxTons?: number;
                /** @description Walking MP */
                maxWalk?: number;
                /** @description Built in this year or earlier */
                maxYear?: number;
                /** @description At least this Battle Value */
                minBv?: number;
                /** @description Jumping MP */
                minJump?: number;
                /** @description Running MP */
                minRun?: number;
                /** @description At least so many tons */
                minTons?: number;
                /** @description Walking MP */
                minWalk?: number;
                /** @description Built in this year or later */
                minYear?: number;
                /** @description Whether it mixes both technologies */
                mixedTech?: boolean;
                /** @description Only designs of this kind: on two legs or on four */
                motion?: "biped" | "quad";
                /** @description Whether it is an omni mech */
                omni?: boolean;
                /** @description Parts of the name, in any order; case, accents and punctuation do not matter */
                q?: string;
                /** @description As `MechSummary.role`; case does not matter */
                role?: string;
                /** @description Only designs of this rules level */
                rulesLevel?: "introductory" | "standard" | "advanced" | "experimental" | "unofficial";
                /** @description By name unless told; `-`: the largest first. What nobody knows comes last */
                sort?: "name" | "-name" | "tons" | "-tons" | "bv" | "-bv" | "walk" | "-walk" | "year" | "-year" | "cost" | "-cost";
                /** @description Only designs of this technology: Inner Sphere or Clan */
                techBase?: "is" | "clan";
                /** @description Id of a weapon, or parts of its name; an id that is one word (`ppc`) is a part of names */
                weapon?: string;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "design": "akuma-aku-1x",
                     *           "name": "Akuma AKU-1X",
                     *           "chassis": "Akuma",
                     *           "model": "AKU-1X",
                     *           "tons": 90,
                     *           "class": "assault",
                     *           "techBase": "is",
                     *           "mixedTech": false,
                     *           "rulesLevel": "standard",
                     *           "role": "Juggernaut",
                     *           "year": 3058,
                     *           "bv": 1959,
                     *           "cost": 9517480,
                     *           "walk": 3,
                     *           "run": 5,
                     *           "jump": 0,
                     *           "motion": "biped",
                     *           "omni": false,
                     *           "factions": [
                     *             "kurita",
                     *             "wob"
                     *           ]
                     *         },
                     *         {
                     *           "design": "albatross-alb-3u",
                     *           "name": "Albatross ALB-3U",
                     *           "chassis": "Albatross",
                     *           "model": "ALB-3U",
                     *           "tons": 95,
                     *           "class": "assault",
                     *           "techBase": "is",
                     *           "mixedTech": false,
                     *           "rulesLevel": "standard",
                     *           "role": "Brawler",
                     *           "year": 3053,
                     *           "bv": 1668,
                     *           "cost": 25608700,
                     *           "walk": 4,
                     *           "run": 6,
                     *           "jump": 0,
                     *           "motion": "biped",
                     *           "omni": false,
                     *           "factions": [
                     *             "marik",
                     *             "wob"
                     *           ]
                     *         }
                     *       ],
                     *       "next": "berserker-brz-a3"
                     *     }
                     */
                    "application/json": components["schemas"]["MechPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            /** @description Needs a login with `campaign`. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/unauthenticated",
                     *       "title": "Login needed",
                     *       "status": 401,
                     *       "detail": "Log in first.",
                     *       "code": "request/unauthenticated",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such campaign. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getMech: {
        parameters: {
            query?: {
                /** @description A campaign of yours: with the designs that were imported for it. Needs a login */
                campaign?: string;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the design
                 * @example hunchback-hbk-4g
                 */
                design: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "design": "hunchback-hbk-4g",
                     *       "name": "Hunchback HBK-4G",
                     *       "chassis": "Hunchback",
                     *       "model": "HBK-4G",
                     *       "tons": 50,
                     *       "class": "medium",
                     *       "techBase": "is",
                     *       "mixedTech": false,
                     *       "rulesLevel": "introductory",
                     *       "role": "Juggernaut",
                     *       "year": 2572,
                     *       "bv": 1041,
                     *       "cost": 3467875,
                     *       "walk": 4,
                     *       "run": 6,
                     *       "jump": 0,
                     *       "motion": "biped",
                     *       "omni": false,
                     *       "factions": [
                     *         "clan-ghost-bear",
                     *         "comstar"
                     *       ],
                     *       "mulId": 1552,
                     *       "engine": {
                     *         "rating": 200,
                     *         "type": "fusion",
                     *         "techBase": "is"
                     *       },
                     *       "heatSinks": {
                     *         "count": 13,
                     *         "double": false,
                     *         "capacity": 13,
                     *         "item": "heat-sink",
                     *         "fixed": null
                     *       },
                     *       "gyro": "standard",
                     *       "cockpit": "standard",
                     *       "fullHeadEjection": false,
                     *       "structureType": "standard",
                     *       "structureTechBase": "is",
                     *       "armorType": "standard",
                     *       "armorTechBase": "is",
                     *       "patchwork": null,
                     *       "armorItem": "standard-armor",
                     *       "armor": {
                     *         "HD": 9,
                     *         "CT": 26,
                     *         "RT": 20,
                     *         "LT": 20,
                     *         "RA": 16,
                     *         "LA": 16,
                     *         "RL": 20,
                     *         "LL": 20,
                     *         "CTR": 5,
                     *         "RTR": 4,
                     *         "LTR": 4
                     *       },
                     *       "structure": {
                     *         "HD": 3,
                     *         "CT": 16,
                     *         "RT": 12,
                     *         "LT": 12,
                     *         "RA": 8,
                     *         "LA": 8,
                     *         "RL": 12,
                     *         "LL": 12
                     *       },
                     *       "structurePoints": 83,
                     *       "slots": {
                     *         "HD": [
                     *           {
                     *             "system": "life-support"
                     *           },
                     *           {
                     *             "system": "sensors"
                     *           }
                     *         ],
                     *         "CT": [
                     *           {
                     *             "system": "engine"
                     *           },
                     *           {
                     *             "system": "engine"
                     *           }
                     *         ],
                     *         "RT": [
                     *           {
                     *             "items": [
                     *               {
                     *                 "item": "autocannon-20",
                     *                 "rear": false
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "items": [
                     *               {
                     *                 "item": "autocannon-20",
                     *                 "rear": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "LT": [
                     *           {
                     *             "items": [
                     *               {
                     *                 "item": "autocannon-20-ammo",
                     *                 "rear": false
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "items": [
                     *               {
                     *                 "item": "autocannon-20-ammo",
                     *                 "rear": false
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "RA": [
                     *           {
                     *             "system": "shoulder"
                     *           },
                     *           {
                     *             "system": "upper-arm"
                     *           }
                     *         ],
                     *         "LA": [
                     *           {
                     *             "system": "shoulder"
                     *           },
                     *           {
                     *             "system": "upper-arm"
                     *           }
                     *         ],
                     *         "RL": [
                     *           {
                     *             "system": "hip"
                     *           },
                     *           {
                     *             "system": "upper-leg"
                     *           }
                     *         ],
                     *         "LL": [
                     *           {
                     *             "system": "hip"
                     *           },
                     *           {
                     *             "system": "upper-leg"
                     *           }
                     *         ]
                     *       },
                     *       "items": [
                     *         {
                     *           "item": "heat-sink",
                     *           "name": "Heat Sink",
                     *           "tons": 1
                     *         },
                     *         {
                     *           "item": "medium-laser",
                     *           "name": "Medium Laser",
                     *           "tons": 1
                     *         }
                     *       ],
                     *       "mounts": [
                     *         {
                     *           "item": "small-laser",
                     *           "location": "HD",
                     *           "rear": false,
                     *           "heat": 1,
                     *           "slots": [
                     *             {
                     *               "location": "HD",
                     *               "slot": 4
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "item": "autocannon-20",
                     *           "location": "RT",
                     *           "rear": false,
                     *           "heat": 7,
                     *           "slots": [
                     *             {
                     *               "location": "RT",
                     *               "slot": 1
                     *             },
                     *             {
                     *               "location": "RT",
                     *               "slot": 2
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "ammunition": [
                     *         {
                     *           "location": "LT",
                     *           "slot": 1,
                     *           "item": "autocannon-20-ammo",
                     *           "shots": 5
                     *         },
                     *         {
                     *           "location": "LT",
                     *           "slot": 2,
                     *           "item": "autocannon-20-ammo",
                     *           "shots": 5
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RecordSheet"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            /** @description Needs a login with `campaign`. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/unauthenticated",
                     *       "title": "Login needed",
                     *       "status": 401,
                     *       "detail": "Log in first.",
                     *       "code": "request/unauthenticated",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is none. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    explainBattleValue: {
        parameters: {
            query?: {
                /** @description A campaign of yours: with the designs that were imported for it. Needs a login */
                campaign?: string;
                /** @description Gunnery; 4 where only the other is given */
                gunnery?: number;
                /** @description Piloting; 5 where only the other is given */
                piloting?: number;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the design
                 * @example hunchback-hbk-4g
                 */
                design: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "design": "hunchback-hbk-4g",
                     *       "name": "Hunchback HBK-4G",
                     *       "bv": 1041,
                     *       "term": {
                     *         "code": "battle-value",
                     *         "kind": "rounded",
                     *         "text": "Battle Value",
                     *         "value": 1041,
                     *         "params": {},
                     *         "terms": [
                     *           {
                     *             "code": "defensive",
                     *             "kind": "product",
                     *             "text": "Defensive battle rating",
                     *             "value": 623.4,
                     *             "params": {},
                     *             "terms": [
                     *               {
                     *                 "code": "defensive/base",
                     *                 "kind": "largest",
                     *                 "text": "Defence before movement, at least 1",
                     *                 "value": 519.5,
                     *                 "params": {},
                     *                 "terms": [
                     *                   {
                     *                     "code": "defensive/parts",
                     *                     "kind": "sum",
                     *                     "text": "All that defends, less what may explode",
                     *                     "value": 519.5,
                     *                     "params": {},
                     *                     "terms": [
                     *                       {
                     *                         "code": "defensive/armor",
                     *                         "kind": "product",
                     *                         "text": "Armour",
                     *                         "value": 400,
                     *                         "params": {},
                     *                         "terms": [
                     *                           {
                     *                             "code": "armor/points",
                     *                             "kind": "given",
                     *                             "text": "Points of armour",
                     *                             "value": 160,
                     *                             "params": {},
                     *                             "terms": []
                     *                           }
                     *                         ]
                     *                       }
                     *                     ]
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           {
                     *             "code": "offensive",
                     *             "kind": "product",
                     *             "text": "Offensive battle rating",
                     *             "value": 417.76000000000005,
                     *             "params": {},
                     *             "terms": [
                     *               {
                     *                 "code": "offensive/parts",
                     *                 "kind": "sum",
                     *                 "text": "All that attacks",
                     *                 "value": 373,
                     *                 "params": {},
                     *                 "terms": [
                     *                   {
                     *                     "code": "offensive/weapons",
                     *                     "kind": "sum",
                     *                     "text": "Weapons, in the order of their value",
                     *                     "value": 279,
                     *                     "params": {
                     *                       "heatEfficiency": 17
                     *                     },
                     *                     "terms": [
                     *                       {
                     *                         "code": "weapons/weapon",
                     *                         "kind": "product",
                     *                         "text": "Weapon: AC/20 (RT)",
                     *                         "value": 178,
                     *                         "params": {
                     *                           "item": "autocannon-20",
                     *                           "location": "RT",
                     *                           "heat": 7,
                     *                           "heatSoFar": 7
                     *                         },
                     *                         "terms": [
                     *                           {
                     *                             "code": "weapon/base",
                     *                             "kind": "given",
                     *                             "text": "Value of the weapon itself",
                     *                             "value": 178,
                     *                             "params": {},
                     *                             "terms": []
                     *                           }
                     *                         ]
                     *                       }
                     *                     ]
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       },
                     *       "heatEfficiency": {
                     *         "code": "heat/efficiency",
                     *         "kind": "sum",
                     *         "text": "Heat that weapons may make before they count half",
                     *         "value": 17,
                     *         "params": {},
                     *         "terms": [
                     *           {
                     *             "code": "heat/bearable",
                     *             "kind": "given",
                     *             "text": "Heat that is bearable anyway",
                     *             "value": 6,
                     *             "params": {},
                     *             "terms": []
                     *           },
                     *           {
                     *             "code": "heat/dissipation",
                     *             "kind": "given",
                     *             "text": "Heat that the heat sinks take",
                     *             "value": 13,
                     *             "params": {},
                     *             "terms": []
                     *           }
                     *         ]
                     *       },
                     *       "skilled": null
                     *     }
                     */
                    "application/json": components["schemas"]["BattleValueExplanation"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            /** @description Needs a login with `campaign`. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/unauthenticated",
                     *       "title": "Login needed",
                     *       "status": 401,
                     *       "detail": "Log in first.",
                     *       "code": "request/unauthenticated",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such design. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description It has no Battle Value: what is not known is named. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/movement/not-adjacent",
                     *       "title": "Against the rules",
                     *       "status": 422,
                     *       "detail": "Hex 0101 is not adjacent to 0704.",
                     *       "code": "movement/not-adjacent",
                     *       "rule": "MOV-7",
                     *       "violations": [
                     *         {
                     *           "code": "movement/not-adjacent",
                     *           "rule": "MOV-7",
                     *           "pointer": "/orders/0/path/0",
                     *           "params": {
                     *             "from": "0704",
                     *             "hex": "0101"
                     *           },
                     *           "message": "Hex 0101 is not adjacent to 0704."
                     *         }
                     *       ],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    explainConstruction: {
        parameters: {
            query?: {
                /** @description A campaign of yours: with the designs that were imported for it. Needs a login */
                campaign?: string;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the design
                 * @example hunchback-hbk-4g
                 */
                design: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "design": "hunchback-hbk-4g",
                     *       "name": "Hunchback HBK-4G",
                     *       "tons": 50,
                     *       "weight": [
                     *         {
                     *           "part": "structure",
                     *           "item": null,
                     *           "count": null,
                     *           "tons": 5,
                     *           "text": "Internal structure"
                     *         },
                     *         {
                     *           "part": "engine",
                     *           "item": null,
                     *           "count": null,
                     *           "tons": 8.5,
                     *           "text": "Engine"
                     *         }
                     *       ],
                     *       "total": 50,
                     *       "unknown": [],
                     *       "slots": {
                     *         "used": 51,
                     *         "free": {
                     *           "HD": 0,
                     *           "CT": 1,
                     *           "RT": 2,
                     *           "LT": 10,
                     *           "RA": 7,
                     *           "LA": 7,
                     *           "RL": 0,
                     *           "LL": 0
                     *         }
                     *       },
                     *       "violations": []
                     *     }
                     */
                    "application/json": components["schemas"]["Construction"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            /** @description Needs a login with `campaign`. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/unauthenticated",
                     *       "title": "Login needed",
                     *       "status": 401,
                     *       "detail": "Log in first.",
                     *       "code": "request/unauthenticated",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such design. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getDesignSheet: {
        parameters: {
            query?: {
                /** @description A campaign of yours: with the designs that were imported for it. Needs a login */
                campaign?: string;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the design
                 * @example hunchback-hbk-4g
                 */
                design: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            /** @description Needs a login with `campaign`. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/unauthenticated",
                     *       "title": "Login needed",
                     *       "status": 401,
                     *       "detail": "Log in first.",
                     *       "code": "request/unauthenticated",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is none. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    listRecordSheets: {
        parameters: {
            query: {
                /** @description A campaign of yours: with the designs that were imported for it. Needs a login */
                campaign?: string;
                /**
                 * @description Ids of up to 40 designs, parted by commas. What is no id is left out
                 * @example hunchback-hbk-4g,atlas-as7-d
                 */
                designs: string;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "design": "hunchback-hbk-4g",
                     *           "name": "Hunchback HBK-4G",
                     *           "chassis": "Hunchback",
                     *           "model": "HBK-4G",
                     *           "tons": 50,
                     *           "class": "medium",
                     *           "techBase": "is",
                     *           "mixedTech": false,
                     *           "rulesLevel": "introductory",
                     *           "role": "Juggernaut",
                     *           "year": 2572,
                     *           "bv": 1041,
                     *           "cost": 3467875,
                     *           "walk": 4,
                     *           "run": 6,
                     *           "jump": 0,
                     *           "motion": "biped",
                     *           "omni": false,
                     *           "factions": [
                     *             "clan-ghost-bear",
                     *             "comstar"
                     *           ],
                     *           "mulId": 1552,
                     *           "engine": {
                     *             "rating": 200,
                     *             "type": "fusion",
                     *             "techBase": "is"
                     *           },
                     *           "heatSinks": {
                     *             "count": 13,
                     *             "double": false,
                     *             "capacity": 13,
                     *             "item": "heat-sink",
                     *             "fixed": null
                     *           },
                     *           "gyro": "standard",
                     *           "cockpit": "standard",
                     *           "fullHeadEjection": false,
                     *           "structureType": "standard",
                     *           "structureTechBase": "is",
                     *           "armorType": "standard",
                     *           "armorTechBase": "is",
                     *           "patchwork": null,
                     *           "armorItem": "standard-armor",
                     *           "armor": {
                     *             "HD": 9,
                     *             "CT": 26,
                     *             "RT": 20,
                     *             "LT": 20,
                     *             "RA": 16,
                     *             "LA": 16,
                     *             "RL": 20,
                     *             "LL": 20,
                     *             "CTR": 5,
                     *             "RTR": 4,
                     *             "LTR": 4
                     *           },
                     *           "structure": {
                     *             "HD": 3,
                     *             "CT": 16,
                     *             "RT": 12,
                     *             "LT": 12,
                     *             "RA": 8,
                     *             "LA": 8,
                     *             "RL": 12,
                     *             "LL": 12
                     *           },
                     *           "structurePoints": 83,
                     *           "slots": {
                     *             "HD": [
                     *               {
                     *                 "system": "life-support"
                     *               }
                     *             ],
                     *             "CT": [
                     *               {
                     *                 "system": "engine"
                     *               }
                     *             ],
                     *             "RT": [
                     *               {
                     *                 "items": [
                     *                   {
                     *                     "item": "autocannon-20",
                     *                     "rear": false
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "LT": [
                     *               {
                     *                 "items": [
                     *                   {
                     *                     "item": "autocannon-20-ammo",
                     *                     "rear": false
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "RA": [
                     *               {
                     *                 "system": "shoulder"
                     *               }
                     *             ],
                     *             "LA": [
                     *               {
                     *                 "system": "shoulder"
                     *               }
                     *             ],
                     *             "RL": [
                     *               {
                     *                 "system": "hip"
                     *               }
                     *             ],
                     *             "LL": [
                     *               {
                     *                 "system": "hip"
                     *               }
                     *             ]
                     *           },
                     *           "items": [
                     *             {
                     *               "item": "heat-sink",
                     *               "name": "Heat Sink",
                     *               "tons": 1
                     *             },
                     *             {
                     *               "item": "medium-laser",
                     *               "name": "Medium Laser",
                     *               "tons": 1
                     *             }
                     *           ],
                     *           "mounts": [
                     *             {
                     *               "item": "small-laser",
                     *               "location": "HD",
                     *               "rear": false,
                     *               "heat": 1,
                     *               "slots": [
                     *                 {
                     *                   "location": "HD",
                     *                   "slot": 4
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "item": "autocannon-20",
                     *               "location": "RT",
                     *               "rear": false,
                     *               "heat": 7,
                     *               "slots": [
                     *                 {
                     *                   "location": "RT",
                     *                   "slot": 1
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "ammunition": [
                     *             {
                     *               "location": "LT",
                     *               "slot": 1,
                     *               "item": "autocannon-20-ammo",
                     *               "shots": 5
                     *             },
                     *             {
                     *               "location": "LT",
                     *               "slot": 2,
                     *               "item": "autocannon-20-ammo",
                     *               "shots": 5
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "design": "atlas-as7-d",
                     *           "name": "Atlas AS7-D",
                     *           "chassis": "Atlas",
                     *           "model": "AS7-D",
                     *           "tons": 100,
                     *           "class": "assault",
                     *           "techBase": "is",
                     *           "mixedTech": false,
                     *           "rulesLevel": "introductory",
                     *           "role": "Juggernaut",
                     *           "year": 2755,
                     *           "bv": 1897,
                     *           "cost": 9626000,
                     *           "walk": 3,
                     *           "run": 5,
                     *           "jump": 0,
                     *           "motion": "biped",
                     *           "omni": false,
                     *           "factions": [
                     *             "clan-wolf",
                     *             "comstar"
                     *           ],
                     *           "mulId": 140,
                     *           "engine": {
                     *             "rating": 300,
                     *             "type": "fusion",
                     *             "techBase": "is"
                     *           },
                     *           "heatSinks": {
                     *             "count": 20,
                     *             "double": false,
                     *             "capacity": 20,
                     *             "item": "heat-sink",
                     *             "fixed": null
                     *           },
                     *           "gyro": "standard",
                     *           "cockpit": "standard",
                     *           "fullHeadEjection": false,
                     *           "structureType": "standard",
                     *           "structureTechBase": "is",
                     *           "armorType": "standard",
                     *           "armorTechBase": "is",
                     *           "patchwork": null,
                     *           "armorItem": "standard-armor",
                     *           "armor": {
                     *             "HD": 9,
                     *             "CT": 47,
                     *             "RT": 32,
                     *             "LT": 32,
                     *             "RA": 34,
                     *             "LA": 34,
                     *             "RL": 41,
                     *             "LL": 41,
                     *             "CTR": 14,
                     *             "RTR": 10,
                     *             "LTR": 10
                     *           },
                     *           "structure": {
                     *             "HD": 3,
                     *             "CT": 31,
                     *             "RT": 21,
                     *             "LT": 21,
                     *             "RA": 17,
                     *             "LA": 17,
                     *             "RL": 21,
                     *             "LL": 21
                     *           },
                     *           "structurePoints": 152,
                     *           "slots": {
                     *             "HD": [
                     *               {
                     *                 "system": "life-support"
                     *               }
                     *             ],
                     *             "CT": [
                     *               {
                     *                 "system": "engine"
                     *               }
                     *             ],
                     *             "RT": [
                     *               {
                     *                 "items": [
                     *                   {
                     *                     "item": "autocannon-20",
                     *                     "rear": false
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "LT": [
                     *               {
                     *                 "items": [
                     *                   {
                     *                     "item": "heat-sink",
                     *                     "rear": false
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "RA": [
                     *               {
                     *                 "system": "shoulder"
                     *               }
                     *             ],
                     *             "LA": [
                     *               {
                     *                 "system": "shoulder"
                     *               }
                     *             ],
                     *             "RL": [
                     *               {
                     *                 "system": "hip"
                     *               }
                     *             ],
                     *             "LL": [
                     *               {
                     *                 "system": "hip"
                     *               }
                     *             ]
                     *           },
                     *           "items": [
                     *             {
                     *               "item": "heat-sink",
                     *               "name": "Heat Sink",
                     *               "tons": 1
                     *             },
                     *             {
                     *               "item": "medium-laser",
                     *               "name": "Medium Laser",
                     *               "tons": 1
                     *             }
                     *           ],
                     *           "mounts": [
                     *             {
                     *               "item": "medium-laser",
                     *               "location": "CT",
                     *               "rear": true,
                     *               "heat": 3,
                     *               "slots": [
                     *                 {
                     *                   "location": "CT",
                     *                   "slot": 11
                     *                 }
                     *               ]
                     *             },
                     *             {
                     *               "item": "medium-laser",
                     *               "location": "CT",
                     *               "rear": true,
                     *               "heat": 3,
                     *               "slots": [
                     *                 {
                     *                   "location": "CT",
                     *                   "slot": 12
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "ammunition": [
                     *             {
                     *               "location": "RT",
                     *               "slot": 11,
                     *               "item": "autocannon-20-ammo",
                     *               "shots": 5
                     *             },
                     *             {
                     *               "location": "RT",
                     *               "slot": 12,
                     *               "item": "autocannon-20-ammo",
                     *               "shots": 5
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["RecordSheetPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            /** @description Needs a login with `campaign`. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/unauthenticated",
                     *       "title": "Login needed",
                     *       "status": 401,
                     *       "detail": "Log in first.",
                     *       "code": "request/unauthenticated",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such campaign. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    checkRefit: {
        parameters: {
            query?: {
                /** @description A campaign of yours: with the designs that were imported for it. Needs a login */
                campaign?: string;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": "hunchback-hbk-4g",
                 *       "to": "hunchback-hbk-4p"
                 *     }
                 */
                "application/json": components["schemas"]["RefitQuestion"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "from": {
                     *         "design": "hunchback-hbk-4g",
                     *         "name": "Hunchback HBK-4G"
                     *       },
                     *       "to": {
                     *         "design": "hunchback-hbk-4p",
                     *         "name": "Hunchback HBK-4P"
                     *       },
                     *       "takes": [
                     *         {
                     *           "item": "heat-sink",
                     *           "name": "Heat Sink",
                     *           "unit": "pieces",
                     *           "quantity": 10
                     *         },
                     *         {
                     *           "item": "medium-laser",
                     *           "name": "Medium Laser",
                     *           "unit": "pieces",
                     *           "quantity": 6
                     *         }
                     *       ],
                     *       "gives": [
                     *         {
                     *           "item": "autocannon-20",
                     *           "name": "AC/20",
                     *           "unit": "pieces",
                     *           "quantity": 1
                     *         },
                     *         {
                     *           "item": "autocannon-20-ammo",
                     *           "name": "AC/20 Ammo",
                     *           "unit": "shots",
                     *           "quantity": 10
                     *         }
                     *       ],
                     *       "lost": [],
                     *       "actuators": {
                     *         "fitted": 0,
                     *         "removed": 0
                     *       },
                     *       "cost": 0,
                     *       "condition": {
                     *         "armor": {},
                     *         "structure": {},
                     *         "slots": [],
                     *         "ammunition": []
                     *       },
                     *       "bv": {
                     *         "before": 1041,
                     *         "after": 1138
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RefitPlan"];
                };
            };
            400: components["responses"]["WrongForm"];
            /** @description Needs a login with `campaign`. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/unauthenticated",
                     *       "title": "Login needed",
                     *       "status": 401,
                     *       "detail": "Log in first.",
                     *       "code": "request/unauthenticated",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description There is no such campaign. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getDemo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "campaign": {
                     *         "id": "0192f0c1-2a3b-7c4d-8e5f-000000000001",
                     *         "name": "Demo war"
                     *       },
                     *       "logins": [
                     *         {
                     *           "role": "player",
                     *           "displayName": "Anna",
                     *           "email": "anna@demo.example",
                     *           "password": "not-this-one",
                     *           "force": "First Lancers"
                     *         }
                     *       ],
                     *       "map": {
                     *         "columns": 20,
                     *         "rows": 15,
                     *         "terrain": {
                     *           "0101": "woods"
                     *         },
                     *         "buildings": [
                     *           {
                     *             "type": "quarry",
                     *             "hex": "0704"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Demo"];
                };
            };
            400: components["responses"]["WrongForm"];
            /** @description This server offers none. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    reportEngineBattle: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description 16 to 64 of A–Z a–z 0–9 _ -, never sent before */
                "X-Engine-Nonce": string;
                /** @description v1= and the HMAC-SHA256, as docs/engines.md says */
                "X-Engine-Signature": string;
                /** @description Seconds since 1970 */
                "X-Engine-Timestamp": string;
            };
            path: {
                /**
                 * @description Id of the battle, as in `battles` of the view
                 * @example 95990c3cf42c5afeb82da734
                 */
                battleId: string;
                /**
                 * @description Id of the engine, as it was told when it was registered
                 * @example ext-dice-0a1b2c3d
                 */
                engineId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hash": "08ae3020e5aa8ccb5b0b38fa3555d0cf1f53bb9b13870892e7160a5883494730",
                 *       "turns": 3,
                 *       "holder": null,
                 *       "log": null,
                 *       "minesUsed": {},
                 *       "buildings": [
                 *         {
                 *           "id": "5ab9a04292a534da0815a008",
                 *           "cp": 100
                 *         }
                 *       ],
                 *       "units": [
                 *         {
                 *           "id": "13f05e4e593e6929c7c68e07",
                 *           "fate": "on-field-fit",
                 *           "edge": null,
                 *           "condition": {
                 *             "ammunition": [],
                 *             "armor": {},
                 *             "slots": [],
                 *             "structure": {}
                 *           },
                 *           "pilot": {
                 *             "hits": 0,
                 *             "fate": "in-mech"
                 *           }
                 *         },
                 *         {
                 *           "id": "35c7eda6944b25b83cfc0d9d",
                 *           "fate": "on-field-fit",
                 *           "edge": null,
                 *           "condition": {
                 *             "ammunition": [],
                 *             "armor": {},
                 *             "slots": [],
                 *             "structure": {}
                 *           },
                 *           "pilot": {
                 *             "hits": 0,
                 *             "fate": "in-mech"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BattleReport"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "battle": "95990c3cf42c5afeb82da734",
                     *       "state": "reported",
                     *       "winner": null,
                     *       "report": "27005671f142993bcd36f5c9",
                     *       "reportState": "pending"
                     *     }
                     */
                    "application/json": components["schemas"]["EngineAnswer"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    fetchEngineWork: {
        parameters: {
            query?: {
                /**
                 * @description Battles that it has already, once each
                 * @example [
                 *       "b1",
                 *       "b2"
                 *     ]
                 */
                known?: string[];
                /**
                 * @description Seconds to wait at most
                 * @example 20
                 */
                wait?: number;
            };
            header: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description 16 to 64 of A–Z a–z 0–9 _ -, never sent before */
                "X-Engine-Nonce": string;
                /** @description v1= and the HMAC-SHA256, as docs/engines.md says */
                "X-Engine-Signature": string;
                /** @description Seconds since 1970 */
                "X-Engine-Timestamp": string;
            };
            path: {
                /**
                 * @description Id of the engine, as it was told when it was registered
                 * @example ext-dice-0a1b2c3d
                 */
                engineId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "battle": "079cf2668e1416fc4c413a41",
                     *           "openedAt": "3025-06-01T18:00:00.000Z",
                     *           "setup": {
                     *             "battle": "079cf2668e1416fc4c413a41",
                     *             "buildings": [
                     *               {
                     *                 "cp": 100,
                     *                 "cpMax": 100,
                     *                 "id": "910cafd2dff4c3d1b08053f9",
                     *                 "indestructible": false,
                     *                 "place": "0404",
                     *                 "type": "spy-service"
                     *               }
                     *             ],
                     *             "campaign": "01a210f6-836c-7f56-9693-36cb17cabc19",
                     *             "hash": "570750ba84a8266abf33ab975e9bc7a3fb0d0bdbd7d2fa6d26b1664f1e3d6251",
                     *             "hex": "1108",
                     *             "round": 1,
                     *             "ruleset": "planetary-3",
                     *             "sheets": [
                     *               {
                     *                 "name": "urban-1",
                     *                 "rotated": false
                     *               },
                     *               {
                     *                 "name": "urban-2",
                     *                 "rotated": true
                     *               },
                     *               {
                     *                 "name": "urban-3",
                     *                 "rotated": false
                     *               },
                     *               {
                     *                 "name": "woods-1",
                     *                 "rotated": false
                     *               },
                     *               {
                     *                 "name": "urban-5",
                     *                 "rotated": true
                     *               },
                     *               {
                     *                 "name": "urban-2",
                     *                 "rotated": true
                     *               },
                     *               {
                     *                 "name": "urban-1",
                     *                 "rotated": true
                     *               },
                     *               {
                     *                 "name": "clear-3",
                     *                 "rotated": false
                     *               },
                     *               {
                     *                 "name": "urban-3",
                     *                 "rotated": false
                     *               },
                     *               {
                     *                 "name": "clear-2",
                     *                 "rotated": false
                     *               },
                     *               {
                     *                 "name": "clear-2",
                     *                 "rotated": false
                     *               },
                     *               {
                     *                 "name": "clear-4",
                     *                 "rotated": false
                     *               },
                     *               {
                     *                 "name": "urban-6",
                     *                 "rotated": false
                     *               },
                     *               {
                     *                 "name": "urban-2",
                     *                 "rotated": false
                     *               },
                     *               {
                     *                 "name": "clear-6",
                     *                 "rotated": true
                     *               },
                     *               {
                     *                 "name": "woods-1",
                     *                 "rotated": false
                     *               },
                     *               {
                     *                 "name": "clear-2",
                     *                 "rotated": false
                     *               },
                     *               {
                     *                 "name": "urban-4",
                     *                 "rotated": false
                     *               },
                     *               {
                     *                 "name": "urban-2",
                     *                 "rotated": true
                     *               },
                     *               {
                     *                 "name": "urban-1",
                     *                 "rotated": false
                     *               },
                     *               {
                     *                 "name": "urban-6",
                     *                 "rotated": false
                     *               },
                     *               {
                     *                 "name": "urban-5",
                     *                 "rotated": true
                     *               },
                     *               {
                     *                 "name": "urban-5",
                     *                 "rotated": false
                     *               },
                     *               {
                     *                 "name": "woods-6",
                     *                 "rotated": false
                     *               },
                     *               {
                     *                 "name": "urban-4",
                     *                 "rotated": true
                     *               }
                     *             ],
                     *             "sides": [
                     *               {
                     *                 "forces": [
                     *                   "9bfef926945f2a884e881b45"
                     *                 ],
                     *                 "minesAllowed": 0,
                     *                 "side": "A",
                     *                 "withdrawal": {
                     *                   "N": "1107",
                     *                   "NE": "1207",
                     *                   "NW": "1007",
                     *                   "S": "1109",
                     *                   "SE": "1208",
                     *                   "SW": "1008"
                     *                 }
                     *               },
                     *               {
                     *                 "forces": [
                     *                   "de81eb080247ae3dcc691c77"
                     *                 ],
                     *                 "minesAllowed": 0,
                     *                 "side": "B",
                     *                 "withdrawal": {
                     *                   "N": "1107",
                     *                   "NE": "1207",
                     *                   "NW": "1007",
                     *                   "S": "1109",
                     *                   "SE": "1208",
                     *                   "SW": "1008"
                     *                 }
                     *               }
                     *             ],
                     *             "terrain": "urban",
                     *             "turnLimit": null,
                     *             "units": [
                     *               {
                     *                 "condition": {
                     *                   "ammunition": [],
                     *                   "armor": {},
                     *                   "slots": [],
                     *                   "structure": {}
                     *                 },
                     *                 "deployment": {
                     *                   "direction": "NW",
                     *                   "ring": "middle"
                     *                 },
                     *                 "design": "stalker-stk-5m",
                     *                 "force": "de81eb080247ae3dcc691c77",
                     *                 "hired": false,
                     *                 "id": "4c513f1a753545028d94efcb",
                     *                 "kind": "mech",
                     *                 "name": "Stalker STK-5M",
                     *                 "pilot": {
                     *                   "gunnery": 1,
                     *                   "hits": 0,
                     *                   "id": "7ec3d24085f509ec777932a0",
                     *                   "name": "Pilot #2",
                     *                   "piloting": 2
                     *                 },
                     *                 "role": "attacker",
                     *                 "shutDown": false,
                     *                 "side": "B"
                     *               },
                     *               {
                     *                 "condition": {
                     *                   "ammunition": [],
                     *                   "armor": {},
                     *                   "slots": [],
                     *                   "structure": {}
                     *                 },
                     *                 "deployment": {
                     *                   "direction": "SE",
                     *                   "ring": "middle"
                     *                 },
                     *                 "design": "javelin-jvn-10p",
                     *                 "force": "9bfef926945f2a884e881b45",
                     *                 "hired": false,
                     *                 "id": "66205a4586a99c4c8c0d73da",
                     *                 "kind": "mech",
                     *                 "name": "Javelin JVN-10P",
                     *                 "pilot": {
                     *                   "gunnery": 1,
                     *                   "hits": 0,
                     *                   "id": "3823353030def1d9b4885b94",
                     *                   "name": "Pilot #4",
                     *                   "piloting": 2
                     *                 },
                     *                 "role": "defender",
                     *                 "shutDown": false,
                     *                 "side": "A"
                     *               }
                     *             ]
                     *           },
                     *           "tons": {
                     *             "4c513f1a753545028d94efcb": 50,
                     *             "66205a4586a99c4c8c0d73da": 50
                     *           },
                     *           "blank": {
                     *             "hash": "08ae3020e5aa8ccb5b0b38fa3555d0cf1f53bb9b13870892e7160a5883494730",
                     *             "turns": 3,
                     *             "holder": null,
                     *             "log": null,
                     *             "minesUsed": {},
                     *             "buildings": [
                     *               {
                     *                 "id": "5ab9a04292a534da0815a008",
                     *                 "cp": 100
                     *               }
                     *             ],
                     *             "units": [
                     *               {
                     *                 "id": "13f05e4e593e6929c7c68e07",
                     *                 "fate": "on-field-fit",
                     *                 "edge": null,
                     *                 "condition": {
                     *                   "ammunition": [],
                     *                   "armor": {},
                     *                   "slots": [],
                     *                   "structure": {}
                     *                 },
                     *                 "pilot": {
                     *                   "hits": 0,
                     *                   "fate": "in-mech"
                     *                 }
                     *               },
                     *               {
                     *                 "id": "35c7eda6944b25b83cfc0d9d",
                     *                 "fate": "on-field-fit",
                     *                 "edge": null,
                     *                 "condition": {
                     *                   "ammunition": [],
                     *                   "armor": {},
                     *                   "slots": [],
                     *                   "structure": {}
                     *                 },
                     *                 "pilot": {
                     *                   "hits": 0,
                     *                   "fate": "in-mech"
                     *                 }
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "schemas": {
                     *         "setup": "http://localhost:3000/v1/schemas/battle-setup.json",
                     *         "report": "http://localhost:3000/v1/schemas/battle-report.json"
                     *       }
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["EngineWork"][];
                        schemas: {
                            report: string;
                            setup: string;
                        };
                    };
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    seeInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The code of the invitation: what stands behind `#code=` in its link
                 * @example d00mzM98iY67fooOFkStGR6mSBZC3rQz
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "campaign": {
                     *         "name": "Setting up",
                     *         "status": "setup"
                     *       },
                     *       "gameMaster": "gm",
                     *       "role": "observer",
                     *       "seat": null,
                     *       "force": null,
                     *       "factions": [],
                     *       "open": true,
                     *       "expiresAt": "2026-12-09T04:21:32.116Z"
                     *     }
                     */
                    "application/json": components["schemas"]["InvitationLook"];
                };
            };
            400: components["responses"]["WrongForm"];
            /** @description No such code, or it was revoked. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: {
                /**
                 * @description The same checks and answer, and nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The same key with the same body gets the first answer again, for 24 hours. 1 to 200 visible ASCII characters
                 * @example 5a9f2c1e-join
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The code of the invitation: what stands behind `#code=` in its link
                 * @example d00mzM98iY67fooOFkStGR6mSBZC3rQz
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["Acceptance"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01a210ef-f482-7713-b051-d5a054620e5d",
                     *       "name": "Setting up",
                     *       "status": "setup",
                     *       "round": 0,
                     *       "phase": "setup",
                     *       "step": null,
                     *       "deadline": null,
                     *       "ruleset": "planetary-3",
                     *       "options": {
                     *         "startingBv": 4000,
                     *         "startingList": "faction",
                     *         "buildingCount": 9,
                     *         "buildingCp": 100,
                     *         "deployment": "hq",
                     *         "phaseHours": 1000,
                     *         "battleHours": 1000,
                     *         "onDeadline": "advance",
                     *         "fogOfWar": true,
                     *         "sightTriggers": "units-and-buildings",
                     *         "supplyPerRound": 20,
                     *         "startingTons": 50,
                     *         "battleTurnLimit": null,
                     *         "teams": null,
                     *         "engine": "table",
                     *         "victory": {
                     *           "lastForceStanding": true,
                     *           "buildings": null,
                     *           "rounds": null,
                     *           "gm": false
                     *         },
                     *         "sellMechs": false,
                     *         "pinShare": 0.25,
                     *         "captureShare": 0,
                     *         "values": {
                     *           "bv": 1,
                     *           "ton": 20,
                     *           "building": 1000
                     *         }
                     *       },
                     *       "diceCommitment": "f9e6231b2b8ae00cfe1a1f77e8c1f8c4a45d65e628e6ab809e589afb24f16e20",
                     *       "diceSeed": null,
                     *       "diceSeeds": [],
                     *       "mapSecret": null,
                     *       "gameMaster": {
                     *         "id": "01a210ef-efa8-770c-9744-b77113b64d44",
                     *         "displayName": "gm"
                     *       },
                     *       "role": "observer",
                     *       "myForce": null,
                     *       "seats": [
                     *         {
                     *           "seat": 1,
                     *           "force": "bf0e3cc885838090338aa8cb",
                     *           "faction": "davion",
                     *           "name": "Force 1",
                     *           "user": {
                     *             "id": "01a210ef-eeef-788b-aff5-f118468585d3",
                     *             "displayName": "player"
                     *           },
                     *           "submitted": true,
                     *           "out": false
                     *         },
                     *         {
                     *           "seat": 2,
                     *           "force": "c15d9250309927d12e37fbbc",
                     *           "faction": "liao",
                     *           "name": "Force 2",
                     *           "user": {
                     *             "id": "01a210ef-f28b-7474-b89d-2f136961375b",
                     *             "displayName": "enemy"
                     *           },
                     *           "submitted": true,
                     *           "out": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description No such code, or it was used, or is out of date. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01a210ef-f022-7307-acec-df73303baf44",
                     *       "email": "stranger-1@example.org",
                     *       "displayName": "stranger",
                     *       "createdAt": "2026-11-25T04:21:29.763Z"
                     *     }
                     */
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    changeMe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["ProfileBody"];
            };
        };
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "01a210ef-f022-7307-acec-df73303baf44",
                     *       "email": "stranger-1@example.org",
                     *       "displayName": "stranger",
                     *       "createdAt": "2026-11-25T04:21:29.763Z"
                     *     }
                     */
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    listResetLinks: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                /** @description How many at most */
                limit?: number;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "01a210f0-0f7d-76ad-abc9-ed7a4d6e9707",
                     *           "campaign": {
                     *             "id": "01a210f0-0dea-7778-82b9-088eb5f6ef63",
                     *             "name": "Elsewhere"
                     *           },
                     *           "madeBy": "enemy",
                     *           "madeAt": "2026-11-25T04:21:37.781Z",
                     *           "worksFrom": "2026-11-26T04:21:37.781Z",
                     *           "expiresAt": "2026-11-28T04:21:37.781Z"
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["ResetLink"][];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    refuseResetLink: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the link, as `GET /v1/me/reset-links` lists it
                 * @example 01a210f0-0f7d-76ad-abc9-ed7a4d6e9707
                 */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. No body. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description There is no such link for me, or it was used, refused or replaced, or is out of date. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                /** @description How many at most */
                limit?: number;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "01a210ef-f0f1-7daa-b4a9-9fbc9270b667",
                     *           "device": "node",
                     *           "openedAt": "2026-11-25T04:21:29.966Z",
                     *           "lastUsedAt": "2026-11-25T04:21:29.966Z",
                     *           "current": true
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Session"][];
                        next: string | null;
                    };
                };
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    endSession: {
        parameters: {
            query?: {
                /**
                 * @description Same checks and answer; nothing changes
                 * @example true
                 */
                dryRun?: boolean;
            };
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the session, as `GET /v1/me/sessions` lists it
                 * @example 01a210ef-f0f1-7daa-b4a9-9fbc9270b667
                 */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. No body. */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["WrongForm"];
            401: components["responses"]["NotLoggedIn"];
            /** @description I have no such session, or it has ended. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongMediaType"];
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    listProblems: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "code": "accounts/email-taken",
                     *           "language": "en",
                     *           "text": "There is an account with this e-mail address.",
                     *           "rules": [],
                     *           "advice": "Change what was typed in, or wait if there were too many tries. A lost password is set anew by a link from the operator or a game master."
                     *         },
                     *         {
                     *           "code": "accounts/password-is-common",
                     *           "language": "en",
                     *           "text": "This password is one of those that are guessed first; please take another.",
                     *           "rules": [],
                     *           "advice": "Change what was typed in, or wait if there were too many tries. A lost password is set anew by a link from the operator or a game master."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemMeanings"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getProblem: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description What stands before the slash of the problem’s code
                 * @example movement
                 */
                area: string;
                /**
                 * @description What stands behind the slash of the problem’s code
                 * @example not-adjacent
                 */
                problem: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "movement/not-adjacent",
                     *       "language": "en",
                     *       "text": "Hex … is not adjacent to ….",
                     *       "rules": [],
                     *       "advice": "Change or remove the order that the pointer names, and send the sheet again. GET …/options lists what is possible now; ?dryRun=true only checks."
                     *     }
                     */
                    "application/json": components["schemas"]["ProblemMeaning"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            /** @description No problem has this code. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getRulebook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "language": "en",
                     *       "chapters": [
                     *         {
                     *           "id": "basics",
                     *           "title": "Basics",
                     *           "intro": [
                     *             "A force is all that one player owns in a campaign: mechs, pilots, depots, an account, and the buildings that he controls. A side, in a battle or in a hex, is a force, or all forces of one team.",
                     *             "A mech is fit when a living pilot sits in it and its engine runs, even if it cannot walk any more. It is able to fight when it is fit, is not shut down, did not travel by train this round and did not withdraw from a battle this round. Only mechs that are able to fight attack, hold a field, take buildings, plunder depots and free prisoners."
                     *           ],
                     *           "rules": []
                     *         },
                     *         {
                     *           "id": "setup",
                     *           "title": "Setting up",
                     *           "intro": [],
                     *           "rules": [
                     *             {
                     *               "id": "SETUP-1",
                     *               "chapter": "setup",
                     *               "basis": "project",
                     *               "title": "Players and teams",
                     *               "line": "Two to eight players; all are enemies but team-mates.",
                     *               "text": [
                     *                 "A campaign has two to eight players. Everybody else is an enemy, unless the game master has put both into one team; by default there are no teams."
                     *               ],
                     *               "rulings": [
                     *                 "Teams need not name every seat, but must leave at least two sides. Team-mates start next to each other."
                     *               ],
                     *               "options": [
                     *                 "teams"
                     *               ]
                     *             },
                     *             {
                     *               "id": "SETUP-2",
                     *               "chapter": "setup",
                     *               "basis": "both",
                     *               "title": "Budget",
                     *               "line": "At most 20,000 BV of mechs per player, reckoned at skill 4/5.",
                     *               "text": [
                     *                 "The mechs of a starting force are worth at most 20,000 Battle Value (BV 2.0) together, each reckoned with a pilot of 4/5, whoever really sits in it."
                     *               ],
                     *               "rulings": [],
                     *               "options": [
                     *                 "startingBv"
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Rulebook"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getRule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the rule, for example `MOV-5`
                 * @example MOV-5
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "MOV-5",
                     *       "chapter": "movement",
                     *       "basis": "project",
                     *       "title": "The umpire",
                     *       "line": "The server halts movers before they step into enemy sight or run into each other.",
                     *       "text": [
                     *         "When an order of the movement phase is given, it is checked against current sightings only; if one forbids it, it is refused with the hex named.",
                     *         "When it is carried out, all movers go hex by hex at the same time. Two kinds of step are not made, and end the move: a step into enemy sight as it was after announcement I, and a step that brings two enemy movers within one hex of each other, which ends the moves of both. This repeats until nothing changes."
                     *       ],
                     *       "rulings": [
                     *         "Two movers are brought within one hex of each other when they end at most one hex apart and nearer than before: enemies that stood side by side may part or keep their distance.",
                     *         "A mech that began in enemy sight may pass beside a standing enemy, and can be halted there. A mover without an unseen hex on its path does not move, is told that it was halted, and counts as a mover."
                     *       ],
                     *       "options": []
                     *     }
                     */
                    "application/json": components["schemas"]["Rule"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            /** @description There is none. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    listSchemas: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "name": "battle-setup.json",
                     *           "title": "Battle setup",
                     *           "url": "http://localhost:3000/v1/schemas/battle-setup.json"
                     *         },
                     *         {
                     *           "name": "battle-report.json",
                     *           "title": "Battle report",
                     *           "url": "http://localhost:3000/v1/schemas/battle-report.json"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        items: {
                            name: string;
                            title: string;
                            /** Format: uri */
                            url: string;
                        }[];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
    getSchema: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of texts for people: German when it is preferred, English otherwise
                 * @example de, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of an answer that the client has: 304 when nothing has changed
                 * @example "qHZ2mbOGRzDbXb4TTn3MMx"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Name of the schema
                 * @example battle-setup.json
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As asked for. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/schema+json": {
                        [key: string]: unknown;
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongForm"];
            /** @description There is none of that name. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    Link: components["headers"]["Link"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/v1/problems/request/not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "There is no such thing, or you may not see it.",
                     *       "code": "request/not-found",
                     *       "rule": null,
                     *       "violations": [],
                     *       "more": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["AgainstTheRules"];
            429: components["responses"]["TooMany"];
            503: components["responses"]["NotAvailable"];
            default: components["responses"]["Problem"];
        };
    };
}
