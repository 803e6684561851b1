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
        /** Public keys of the access tokens */
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
        /** Does the process run? */
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
        /** Can the process do its work? */
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
        /** Log in */
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
        /** End the session of the access token or of the refresh token */
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
        /** Exchange the refresh token; each works once */
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
        /** Make an account and log in */
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
        /** Set a new password by a one-time link; ends all sessions */
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
        /** The campaigns that I am in, newest first */
        get: operations["listCampaigns"];
        put?: never;
        /** Make a campaign; its maker is its game master */
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
        /** A campaign: its options, seats, phase and deadline */
        get: operations["getCampaign"];
        put?: never;
        post?: never;
        /** Delete a campaign before its start, or when it is over, with everything in it */
        delete: operations["deleteCampaign"];
        options?: never;
        head?: never;
        /** Change name, seats, factions or options before the start */
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
        /** The battles that I may know of */
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
        /** A battle: its setup, its state, its reports */
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
        /** Call a battle off; nobody has won it (GM) */
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
        /** Say that a report counts (GM) */
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
        /** Hand a battle to another tactical engine (GM) */
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
        /** A battle for MegaMek: a force list for each side, the scenario, designs that MegaMek does not know, and how to host it and bring it back */
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
        /** What came back from MegaMek, and what it leaves open */
        get: operations["getRecords"];
        put?: never;
        /** Hand in MegaMek’s records of a battle, or answers to what they leave open; `file=true` files the report once nothing is */
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
        /** File a battle report; answers what it changes */
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
        /** Change the report that waits; the sides confirm it anew (GM) */
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
        /** Agree with a report; with the last side it counts */
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
        /** Disagree with a report; the game master decides */
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
        /** The battle sheet, and the record sheets of the mechs in it with their damage, a page a mech */
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
        /** The battlefield with starts, edges and what lies behind them; what is in force; who fights */
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
        /** What both sides have filled in, what is open, what differs, what cannot be */
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
        /** What the worksheet says of the field */
        get: operations["getWorksheetField"];
        /** Save what my side says of the field: holder, turns, buildings, its mines */
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
        /** File the report that the worksheet makes; whole and equal ones of all sides count at once */
        post: operations["fileWorksheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/battles/{battleId}/worksheet/units/{unit}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One unit of the worksheet: what a notice of the event stream leads to */
        get: operations["getWorksheetUnit"];
        /** Save what my side says of a unit, half filled or whole */
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
        /** My own designs; the game master sees those of all, as everybody does after the end */
        get: operations["listDesigns"];
        put?: never;
        /** Draw up a design of one’s own; it cannot be bought, only refitted to */
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
        /** A design that I drew up, or of a mech that I have, see or saw */
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
        /** The external engines that are registered for the campaign (GM) */
        get: operations["listEngines"];
        put?: never;
        /** Register a program as an engine; its secret is told once (GM) */
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
        /** An external engine, with the tag by which it is changed (GM) */
        get: operations["getEngine"];
        put?: never;
        post?: never;
        /** Remove an engine; its open battles go back to the table (GM) */
        delete: operations["removeEngine"];
        options?: never;
        head?: never;
        /** Change what an engine’s next reports are worth, or its webhook, to which all open battles are then posted anew (GM) */
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
        /** How posting battles to an engine’s webhook goes (GM) */
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
        /** Give an engine a new secret, told once; the old one counts no more (GM) */
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
        /** What I was told, in order, without gaps */
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
         * @description Beside the numbered events, those who fight in a battle and the game master get notices of what moves beside it, which are not kept: `event: battle` with `{ battle, changed: "worksheet" | "records", unit, side, revision }`; `unit` null: the field. All null: read again whatever is shown. Reports are numbered events.
         *
         *     Of a new message that I can read and have not muted comes `event: messages` with `{ id, from, to }`, not kept either; `GET …/messages?after=` gives it. All null: read on, some may have come.
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
        /** My force as a draft, with BV spent and every violation */
        get: operations["getForce"];
        /** Save my force as a draft, legal or not; takes back what was handed in */
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
        /** Hand my force in, or hear every violation (SETUP-11) */
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
        /** A legal random force by the house list’s weights; saves nothing */
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
        /** End the open phase now; answers when it is closed */
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
        /** Take over from a game master who is lost */
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
        /** Correct anything; whole or not at all */
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
        /** End the campaign */
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
        /** Make another member game master */
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
        /** Name files for a release of MegaMek (GM) */
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
        /** Remove a member; his seat becomes vacant */
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
        /** Pause the campaign; deadlines stand still */
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
        /** Go on with a paused campaign */
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
        /** Give a force to another member */
        post: operations["reassignSeat"];
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
        /** The invitations of the campaign, newest first: open, used and expired ones */
        get: operations["listInvitations"];
        put?: never;
        /** Invite a player, an observer, or whoever takes over a force, by a code that works once */
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
        /** Revoke an invitation: its code works no more */
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
        /** Leave the campaign; in a war that has begun the seat becomes vacant, and all are told */
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
        /** Every change of my account, with its cause */
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
        /** The planet map, as far as I may know it */
        get: operations["getMap"];
        /** Supply a map (SETUP-10) */
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
        /** Draw a fair map from a seed, or hear that there is none */
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
        /** The record sheet of my mech, with its damage, ammunition and pilot (GM, and after the end: of any) */
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
        /** The release of MegaMek for which files are named; 0.49 suits all of them */
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
        /** Who is in the campaign; when they were last there, for the game master */
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
        /** Leave, as by `leave`; before the start the game master may send others away */
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
        /** A one-time link for a player who has lost their password; works after a day, and they can refuse it (GM) */
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
        /** Open offers that I made or was made */
        get: operations["listOffers"];
        put?: never;
        /** Offer an exchange to another player */
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
        /** Take my offer back, or decline one that I was made */
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
        /** Accept an offer; it is carried out at once */
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
        /** The legal orders of the open phase */
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
         * @description A game master who reads a force’s sheet while its phase is open is known to have read it: `sheet-read`, once a phase.
         */
        get: operations["getOrders"];
        /** Replace my order sheet of the open phase */
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
        /** Say that I am done with this phase, or take it back */
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
        /** The rounds that were played and stand, each with a report */
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
        /** The report of a round: what I got to know of it, as it stands */
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
        /** The record sheets of my force for the table, a page a mech, behind a cover */
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
         * @description Nobody else can read it, the game master neither.
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
        /** Start the campaign, or hear everything that is missing */
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
        /** Figures round by round, of my force or, after the end, of all; and how it ended */
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
        /** What I see now, or saw when a phase opened */
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
        /** The building types and their effects */
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
        /** Search the equipment, with price classes (SUP-2) */
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
        /** The factions */
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
        /** From what a faction’s forces start (SETUP-3), with the ways out of 36 of a 2D6 roll */
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
        /** The designs that I have imported */
        get: operations["listImports"];
        put?: never;
        /** Import designs (`.mtf`) and random assignment tables for my campaigns: all or nothing of each file */
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
        /** Search the designs */
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
        /** The record sheet of a design in full */
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
        /** Every step of a design’s Battle Value, and what a pilot makes of it */
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
        /** What a design’s parts weigh, its free slots, and all that its construction violates */
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
        /** The record sheet of a design as a drawing, to print */
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
        /** Whether a mech may become another design, and what that takes, gives and costs (REP-4) */
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
        /** The logins and the map of the demo campaign, if this server offers one */
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
        /** Report a battle that this engine has fought (signed) */
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
        /** The battles that this engine is to fight; waits for one (signed) */
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
        /** What a code is for, before one registers; wrong codes are limited as wrong logins are */
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
        /** Join a campaign: players with a faction and a name for their force; a force that is taken over stays as it is */
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
        /** My account */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change my name or password */
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
        /** Links for a new password of mine that game masters have made, newest first */
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
        /** Refuse such a link: it never works, and its campaign is told */
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
        /** Where I am logged in, newest first */
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
        /** End one of my sessions, also this one: its tokens count no more, its streams end */
        delete: operations["endSession"];
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
        /** The rulebook, in German or English by Accept-Language; a page when HTML is accepted */
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
        /** One rule by its id, as violations name it */
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
        /** The JSON Schemas of what tactical engines take and give */
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
        /** One JSON Schema: battle-setup.json or battle-report.json */
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
            faction?: string | null;
            forceName?: string | null;
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
            /** @description What everybody should know of the records, though nothing is wrong with them */
            notes: components["schemas"]["Violation"][];
            questions: {
                /** @enum {string} */
                about: "holder" | "turns" | "mines" | "building" | "fate" | "edge" | "pilot" | "record";
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
            factions?: (string | null)[] | null;
            name?: string;
            options?: components["schemas"]["OptionChanges"];
            seats?: number | null;
        };
        CampaignPage: {
            items: components["schemas"]["Campaign"][];
            next: string | null;
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
        Event: {
            /** Format: date-time */
            at: string;
            /** @description What it is about, by its kind; ids are those of views and battles */
            data: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
            round: number;
            seq: number;
            text: string;
            /**
             * @description What has happened; there may be others in time, so let `text` tell those
             * @example account-changed
             * @example attack-fell-away
             * @example attacks-settled
             * @example battle-ended
             * @example battle-handed-over
             * @example battle-opened
             * @example battle-overdue
             * @example building-captured
             * @example building-corrected
             * @example building-repaired
             * @example building-sabotaged
             * @example campaign-claimed
             * @example campaign-finished
             * @example campaign-handed-over
             * @example campaign-paused
             * @example campaign-resumed
             * @example campaign-rolled-back
             * @example campaign-started
             * @example correction-made
             * @example deadline-moved
             * @example deadline-passed
             * @example depot-plundered
             * @example designs-imported
             * @example dispute-waits
             * @example engine-counts-changed
             * @example engine-removed
             * @example factory-worked
             * @example force-out
             * @example invitation-made
             * @example invitation-revoked
             * @example mech-bought
             * @example mech-built
             * @example mech-corrected
             * @example mech-entered
             * @example mech-halted
             * @example mech-hired
             * @example mech-kept
             * @example mech-moved
             * @example mech-refitted
             * @example mech-repaired
             * @example mech-sabotaged
             * @example mech-shut-down
             * @example mech-sold
             * @example member-removed
             * @example mercenary-left
             * @example moves-ordered
             * @example nudged
             * @example offer-accepted
             * @example offer-made
             * @example offer-withdrawn
             * @example order-dropped
             * @example phase-advanced
             * @example phase-opened
             * @example pilot-boarded
             * @example pilot-bought
             * @example pilot-corrected
             * @example pilot-disembarked
             * @example pilot-healed
             * @example pilot-sold
             * @example pilot-trained
             * @example pilots-exchanged
             * @example pilots-moved
             * @example pilots-taken
             * @example prisoner-passed
             * @example report-confirmed
             * @example report-disputed
             * @example report-edited
             * @example report-filed
             * @example reset-link-made
             * @example reset-link-refused
             * @example round-ended
             * @example seat-given-up
             * @example seat-reassigned
             * @example sheet-read
             * @example sightings-changed
             * @example stock-corrected
             * @example stock-moved
             * @example wreck-corrected
             * @example wreck-scrapped
             * @example wrecks-left
             * @example wrecks-lost
             */
            type: string;
        };
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
            faction: string;
            innerSphere: boolean;
            name: {
                de: string;
                en: string;
            };
        };
        FactionPage: {
            items: components["schemas"]["Faction"][];
            next: string | null;
        };
        Force: {
            budget: number;
            bvSpent: number;
            faction: string | null;
            force: string;
            /** @description Hex: column and row, both from 01 */
            hq: string | null;
            mechs: {
                design: string;
                /** @description Hex: column and row, both from 01 */
                hex: string | null;
                name: string | null;
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
                design: string;
                /** @description Hex: column and row, both from 01 */
                hex?: string | null;
                name?: string | null;
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
            factions: string[];
            /** @description What is taken over as it is */
            force: {
                faction: string;
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
            buildings?: number | null;
            columns?: number | null;
            rows?: number | null;
            /** @description The same seed and wishes draw the same map, in this campaign only: a secret of the campaign is mixed in (SETUP-10). */
            seed: string | number;
        };
        MechPage: {
            items: components["schemas"]["MechSummary"][];
            next: string | null;
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
            factions?: (string | null)[] | null;
            /** @description The same seed and wishes draw the same map, in this campaign only: a secret of the campaign is mixed in (SETUP-10). */
            mapSeed?: string | number | null;
            name: string;
            options?: components["schemas"]["OptionChanges"];
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
            now: boolean;
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
        Offer: {
            from: string;
            give: components["schemas"]["Goods"];
            id: string;
            take: components["schemas"]["Goods"];
            to: string;
        };
        OfferBody: {
            give: components["schemas"]["Goods"];
            take: components["schemas"]["Goods"];
            to: string;
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
        OptionChanges: {
            battleHours?: number;
            battleTurnLimit?: number | null;
            buildingCount?: number;
            buildingCp?: number | {
                [key: string]: number;
            };
            /** @description SALV-3: the share of its tonnage that keeping an enemy’s mech costs at least */
            captureShare?: number;
            /** @enum {string} */
            deployment?: "hq" | "own-half";
            /** @description TAC-8: `table`, `megamek`, or the id of an engine that is registered for the campaign */
            engine?: string;
            fogOfWar?: boolean;
            /** @enum {string} */
            onDeadline?: "advance" | "wait";
            phaseHours?: number;
            /** @description CMB-3: the share of the tonnage that attacks from a hex which attacks on it must reach to pin it */
            pinShare?: number;
            /** @description SUP-6: mechs can be sold */
            sellMechs?: boolean;
            /** @enum {string} */
            sightTriggers?: "units-and-buildings" | "units";
            startingBv?: number;
            /** @enum {string} */
            startingList?: "faction" | "any-own-faction" | "any-inner-sphere" | "free";
            startingTons?: number;
            supplyPerRound?: number;
            /** @description SETUP-1: numbers of seats, from 1, by team; who is in none plays alone */
            teams?: number[][] | null;
            values?: {
                building?: number;
                bv?: number;
                ton?: number;
            };
            victory?: {
                buildings?: number | null;
                gm?: boolean;
                lastForceStanding?: boolean;
                rounds?: number | null;
            };
        };
        Options: {
            battleHours: number;
            battleTurnLimit: number | null;
            buildingCount: number;
            buildingCp: number | {
                [key: string]: number;
            };
            /** @description SALV-3: the share of its tonnage that keeping an enemy’s mech costs at least */
            captureShare?: number;
            /** @enum {string} */
            deployment: "hq" | "own-half";
            /** @description TAC-8: `table`, `megamek`, or the id of an engine that is registered for the campaign */
            engine: string;
            fogOfWar: boolean;
            /** @enum {string} */
            onDeadline: "advance" | "wait";
            phaseHours: number;
            /** @description CMB-3: the share of the tonnage that attacks from a hex which attacks on it must reach to pin it */
            pinShare?: number;
            /** @description SUP-6: mechs can be sold */
            sellMechs?: boolean;
            /** @enum {string} */
            sightTriggers: "units-and-buildings" | "units";
            startingBv: number;
            /** @enum {string} */
            startingList: "faction" | "any-own-faction" | "any-inner-sphere" | "free";
            startingTons: number;
            supplyPerRound: number;
            /** @description SETUP-1: numbers of seats, from 1, by team; who is in none plays alone */
            teams: number[][] | null;
            /** @description END-1: what a point of Battle Value, a ton and a building count at the end, 0 to 10,000 each */
            values?: {
                building: number;
                bv: number;
                ton: number;
            };
            victory: {
                buildings: number | null;
                gm: boolean;
                lastForceStanding: boolean;
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
            path: string[];
            /** @constant */
            type: "move";
        } | {
            mechs: string[];
            /** @description Hex: column and row, both from 01 */
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
        Position: {
            /** @enum {string} */
            phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
            round: number;
            step: ("declarations" | "battles") | null;
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
            /** Format: uri-reference */
            type: string;
            /** @description The first hundred */
            violations: components["schemas"]["Violation"][];
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
                control: string | null;
                cp: number | null;
                cpMax: number;
                /** @description Hex: column and row, both from 01 */
                hex: string;
                id: string;
                known: boolean;
                seen: {
                    /** @enum {string} */
                    phase: "setup" | "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply" | "finished";
                    round: number;
                } | null;
                /** @enum {string} */
                type: "hospital" | "black-market" | "free-trader" | "academy" | "mech-factory" | "repair-hangar" | "spaceport" | "sensor-network" | "railway-station" | "dropship" | "mine-factory" | "ammunition-depot" | "commodity-exchange" | "guerrilla-hq" | "quarry" | "spy-service" | "mercenary-camp" | "airfield" | "tank-factory" | "barracks" | "scrapyard";
                work: {
                    design: string;
                    tons: number;
                } | null;
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getJwks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            /** @description It cannot: `cause` says why. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: {
                /** @description The refresh token travels as an HttpOnly cookie instead. */
                cookie?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokensAnswer"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: {
                /** @description The refresh token travels as an HttpOnly cookie instead. */
                cookie?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshBody"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    refresh: {
        parameters: {
            query?: {
                /** @description The refresh token travels as an HttpOnly cookie instead. */
                cookie?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokensAnswer"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: {
                /** @description The refresh token travels as an HttpOnly cookie instead. */
                cookie?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationAnswer"];
                };
            };
            /** @description Nobody may register, or only who has an invitation. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetBody"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCampaigns: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignPage"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createCampaign: {
        parameters: {
            query?: {
                /** @description The same checks and answer, and nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCampaign"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteCampaign: {
        parameters: {
            query?: {
                /** @description The same checks and answer, and nothing changes */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                /** @description Campaign */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: gm. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The campaign has started, and is not over. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeCampaign: {
        parameters: {
            query?: {
                /** @description The same checks and answer, and nothing changes */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                /** @description Campaign */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignChanges"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            /** @description Only for: gm. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The campaign has started. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listBattles: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["BattleSummary"][];
                        next: string | null;
                    };
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBattle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                battleId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Battle"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    callOffBattle: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                battleId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattleAnswer"];
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    decideBattle: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                battleId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    report?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattleAnswer"];
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setBattleEngine: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                battleId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    engine: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        battle: string;
                        engine: string;
                    };
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMegamekFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                battleId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            /** @description There is no such battle, or I do not fight in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                battleId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattleRecords"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bringRecords: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
                /** @description Whether the report is filed as soon as nothing is open */
                file?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                battleId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordsBody"];
                "multipart/form-data": components["schemas"]["RecordsForm"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattleRecords"];
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    fileReport: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                battleId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BattleReport"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattleAnswer"];
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    editReport: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                battleId: string;
                id: string;
                reportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BattleReport"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattleAnswer"];
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmReport: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
                /** @description The report’s `etag`: 412 when the game master has edited it since */
                "If-Match"?: string;
            };
            path: {
                battleId: string;
                id: string;
                reportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattleAnswer"];
                };
            };
            /** @description It says something else by now */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    disputeReport: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                battleId: string;
                id: string;
                reportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattleAnswer"];
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    printBattle: {
        parameters: {
            query?: {
                /** @description Record sheets of all mechs, of my own, or none */
                mechs?: "all" | "mine" | "none";
                paper?: "a4" | "letter";
            };
            header?: never;
            path: {
                battleId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description There is no such battle, or I do not fight in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBattleSheet: {
        parameters: {
            query?: {
                /** @description Where many fight, the sheet has several; each says how many */
                page?: number;
            };
            header?: never;
            path: {
                battleId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description There is no such battle, or I do not fight in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWorksheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                battleId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Worksheet"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWorksheetField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                battleId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorksheetField"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putWorksheetField: {
        parameters: {
            query?: {
                /** @description What is answered: the whole worksheet, or, for small devices and large battles, only what was saved */
                answer?: "worksheet" | "part";
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The revision that this replaces, in quotes; "0": there is none yet */
                "If-Match"?: string;
            };
            path: {
                battleId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorksheetFieldBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description The revision that my side’s entry has now, in quotes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Worksheet"] | components["schemas"]["WorksheetField"];
                };
            };
            /** @description The entry is not the one that If-Match names. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    fileWorksheet: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                battleId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattleAnswer"];
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWorksheetUnit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                battleId: string;
                id: string;
                unit: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorksheetUnit"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putWorksheetUnit: {
        parameters: {
            query?: {
                /** @description What is answered: the whole worksheet, or, for small devices and large battles, only what was saved */
                answer?: "worksheet" | "part";
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The revision that this replaces, in quotes; "0": there is none yet */
                "If-Match"?: string;
            };
            path: {
                battleId: string;
                id: string;
                unit: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorksheetUnitBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    /** @description The revision that my side’s entry has now, in quotes */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Worksheet"] | components["schemas"]["WorksheetUnit"];
                };
            };
            /** @description The entry is not the one that If-Match names. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDesigns: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["OwnDesign"][];
                        next: string | null;
                    };
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    drawDesign: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDesign"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordSheet"];
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDesign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                design: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordSheet"];
                };
            };
            /** @description There is none, or it is not known to me. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listEngines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ExternalEngine"][];
                    };
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    registerEngine: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewExternalEngine"];
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getEngine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                engineId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExternalEngine"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeEngine: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                engineId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeEngine: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The tag of the engine as it was last seen */
                "If-Match"?: string;
            };
            path: {
                engineId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    counts?: "confirmed" | "at-once";
                    webhook?: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExternalEngine"];
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getEngineDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                engineId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EngineDeliveries"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renewEngineSecret: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                engineId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewExternalEngine"];
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getEvents: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                /** @description Force whose eyes are used, or `gm` for the game master’s (GM; after the end everybody) */
                as?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Event"][];
                        next: string | null;
                    };
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                /** @description Force whose eyes are used, or `gm` for the game master’s (GM; after the end everybody) */
                as?: string;
            };
            header?: {
                /** @description Number of the last event that the client has */
                "Last-Event-ID"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getForce: {
        parameters: {
            query?: {
                /** @description The force that the game master looks at */
                as?: string;
            };
            header?: never;
            path: {
                /** @description Campaign */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Force"];
                };
            };
            /** @description Only for: player, gm. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putForce: {
        parameters: {
            query?: {
                /** @description The same checks and answer, and nothing changes */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                /** @description Campaign */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForceDraft"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Force"];
                };
            };
            /** @description Only for: player. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The campaign has started. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    submitForce: {
        parameters: {
            query?: {
                /** @description The same checks and answer, and nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Campaign */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Force"];
                };
            };
            /** @description Only for: player. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The campaign has started. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    suggestForce: {
        parameters: {
            query?: {
                /** @description The same checks and answer, and nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Campaign */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Suggestion"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Force"];
                };
            };
            /** @description Only for: player. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The campaign has started. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    advancePhase: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OptionalReasonBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Position"];
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    claimGameMaster: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        gameMaster: string;
                    };
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    correctCampaign: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectionsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Course"];
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setDeadline: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDeadline"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Course"];
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endCampaign: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                    /** @description Force; null: a draw */
                    winner: string | null;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Course"];
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    handOver: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        gameMaster: string;
                    };
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setMegamekVersion: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    version: "0.49" | "0.50" | "0.51";
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        version: "0.49" | "0.50" | "0.51";
                        versions: ("0.49" | "0.50" | "0.51")[];
                    };
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeMember: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OptionalReasonBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        removed: string;
                    };
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    nudge: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NudgeBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nudged"];
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pauseCampaign: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OptionalReasonBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Course"];
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resumeCampaign: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OptionalReasonBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Course"];
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRollbackGoals: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "round": 2,
                     *           "phase": "movement",
                     *           "step": null,
                     *           "begunAt": "2026-12-26T14:05:00.000Z"
                     *         },
                     *         {
                     *           "round": 2,
                     *           "phase": "planning",
                     *           "step": null,
                     *           "begunAt": "2026-12-24T14:05:00.000Z"
                     *         }
                     *       ],
                     *       "next": "9"
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["RollbackGoal"][];
                        next: string | null;
                    };
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rollBack: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "round": 2,
                     *       "phase": "planning",
                     *       "step": null,
                     *       "status": "running",
                     *       "deadline": "2026-12-28T14:05:00.000Z",
                     *       "winners": null,
                     *       "undone": {
                     *         "phases": [
                     *           {
                     *             "round": 2,
                     *             "phase": "planning",
                     *             "step": null
                     *           },
                     *           {
                     *             "round": 2,
                     *             "phase": "movement",
                     *             "step": null
                     *           }
                     *         ],
                     *         "battles": [],
                     *         "seats": [
                     *           {
                     *             "force": "f1",
                     *             "seat": 1,
                     *             "name": "Border Raiders",
                     *             "orders": 4,
                     *             "tons": 0
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RolledBack"];
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSeats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "round": 2,
                     *       "phase": "planning",
                     *       "step": null,
                     *       "takesOrders": true,
                     *       "items": [
                     *         {
                     *           "force": "f1",
                     *           "seat": 1,
                     *           "name": "Border Raiders",
                     *           "player": "Anna",
                     *           "out": false,
                     *           "ready": false,
                     *           "waitedFor": true,
                     *           "late": false,
                     *           "orders": 4,
                     *           "savedAt": "2026-12-24T14:05:00.000Z",
                     *           "nudgedAt": null,
                     *           "lastSeen": "2026-12-24T13:58:12.345Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Seats"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reassignSeat: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                forceId: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        force: string;
                        user: string;
                    };
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Campaign */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ListedInvitation"][];
                        next: string | null;
                    };
                };
            };
            /** @description Only for: gm. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    invite: {
        parameters: {
            query?: {
                /** @description The same checks and answer, and nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Campaign */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewInvitation"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description Only for: gm. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Players who bring a force of their own can be invited before the start only. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeInvitation: {
        parameters: {
            query?: {
                /** @description The same checks and answer, and nothing changes */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                code: string;
                /** @description Campaign */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Only for: gm. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It was accepted already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leave: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Campaign */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A game master does not leave: hand the campaign over first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLedger: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                /** @description Force whose eyes are used, or `gm` for the game master’s (GM; after the end everybody) */
                as?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["LedgerEntry"][];
                        next: string | null;
                    };
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMap: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapPlan"] | components["schemas"]["PublicMap"];
                };
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putMap: {
        parameters: {
            query?: {
                /** @description The same checks and answer, and nothing changes */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                /** @description Campaign */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMap"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapPlan"];
                };
            };
            /** @description Only for: gm. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The campaign has started. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlanetPng: {
        parameters: {
            query?: {
                /** @description Force whose eyes are used, or `gm` for the game master’s (GM; after the end everybody) */
                as?: string;
                phase?: "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply";
                round?: number;
                step?: "declarations" | "battles";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description There was no such moment, or there is no such force. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPlanetSvg: {
        parameters: {
            query?: {
                /** @description Force whose eyes are used, or `gm` for the game master’s (GM; after the end everybody) */
                as?: string;
                phase?: "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply";
                round?: number;
                step?: "declarations" | "battles";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description There was no such moment, or there is no such force. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    generateMap: {
        parameters: {
            query?: {
                /** @description The same checks and answer, and nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Campaign */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MapWishes"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapPlan"];
                };
            };
            /** @description Only for: gm. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The campaign has started. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMechSheet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                mech: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description I have no such mech. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMegamekVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        version: "0.49" | "0.50" | "0.51";
                        versions: ("0.49" | "0.50" | "0.51")[];
                    };
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Campaign */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Member"][];
                        next: string | null;
                    };
                };
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leaveCampaign: {
        parameters: {
            query?: {
                /** @description The same checks and answer, and nothing changes */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                /** @description Campaign */
                id: string;
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The campaign has started. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createMemberResetLink: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                id: string;
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewResetLink"];
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                limit?: number;
                /** @description Also from whom I have muted */
                muted?: boolean;
            };
            header?: never;
            path: {
                /** @description Campaign */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "items": [
                     *         {
                     *           "id": "b41f0c6f2f0d4c1f8d3e9a57",
                     *           "from": "826d5b5d1dd87752eb959614",
                     *           "to": "0f3c9a7be1d24458c6a0b7d2",
                     *           "at": "3025-06-01T18:00:00.000Z",
                     *           "text": "A truce at 0805 until the round ends?"
                     *         }
                     *       ],
                     *       "next": null
                     *     }
                     */
                    "application/json": {
                        items: components["schemas"]["Message"][];
                        next: string | null;
                    };
                };
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendMessage: {
        parameters: {
            query?: {
                /** @description The same checks and answer, and nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Campaign */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "b41f0c6f2f0d4c1f8d3e9a57",
                     *       "from": "826d5b5d1dd87752eb959614",
                     *       "to": "0f3c9a7be1d24458c6a0b7d2",
                     *       "at": "3025-06-01T18:00:00.000Z",
                     *       "text": "A truce at 0805 until the round ends?"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Only for: gm, player. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such force, nobody plays it, I have no team, or it is to myself. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMutes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "everything": false,
                     *       "forces": [
                     *         "0f3c9a7be1d24458c6a0b7d2"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Mutes"];
                };
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putMutes: {
        parameters: {
            query?: {
                /** @description The same checks and answer, and nothing changes */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                /** @description Campaign */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MutesBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "everything": false,
                     *       "forces": [
                     *         "0f3c9a7be1d24458c6a0b7d2"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Mutes"];
                };
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description No such force, or my own. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOffers: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Offer"][];
                        next: string | null;
                    };
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    makeOffer: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawOffer: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                id: string;
                offerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    acceptOffer: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                offerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accepted: boolean;
                        offer: string;
                    };
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOptions: {
        parameters: {
            query?: {
                /** @description Force whose eyes are used, or `gm` for the game master’s (GM; after the end everybody) */
                as?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderOptions"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOrders: {
        parameters: {
            query?: {
                /** @description Force whose sheet is read (GM) */
                as?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSheet"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putOrders: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrdersBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSheet"];
                };
            };
            /** @description Every violation, beside what the orders that stand would cost. Nothing is saved */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["OrdersProblem"];
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putReady: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadyBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ready"];
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRounds: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                /** @description Force whose eyes are used, or `gm` for the game master’s (GM; after the end everybody) */
                as?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["RoundSummary"][];
                        next: string | null;
                    };
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRound: {
        parameters: {
            query?: {
                /** @description Force whose eyes are used, or `gm` for the game master’s (GM; after the end everybody) */
                as?: string;
            };
            header?: never;
            path: {
                id: string;
                round: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoundReport"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getForceSheets: {
        parameters: {
            query?: {
                /** @description Whose (GM; after the end everybody) */
                force?: string;
                /** @description Only these; repeat it for more */
                mech?: string[];
                paper?: "a4" | "letter";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description There is no such force, or it has no such mech. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getStanding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "readyWhenNothingToOrder": true,
                     *       "readyIn": [
                     *         "planning",
                     *         "combat"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Standing"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putStanding: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The entity tag of the word that is to be replaced */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandingBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "readyWhenNothingToOrder": true,
                     *       "readyIn": [
                     *         "planning",
                     *         "combat"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Standing"];
                };
            };
            /** @description Another word has been left since */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startCampaign: {
        parameters: {
            query?: {
                /** @description The same checks and answer, and nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Campaign */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            /** @description Only for: gm. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such campaign, or you are not in it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The campaign has started. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getStatistics: {
        parameters: {
            query?: {
                /** @description Force whose eyes are used, or `gm` for the game master’s (GM; after the end everybody) */
                as?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getView: {
        parameters: {
            query?: {
                /** @description Force whose eyes are used, or `gm` for the game master’s (GM; after the end everybody) */
                as?: string;
                phase?: "preparation" | "planning" | "announcement-1" | "movement" | "announcement-2" | "combat" | "supply";
                round?: number;
                step?: "declarations" | "battles";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listBuildings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuildingInfoPage"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listEquipment: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                /** @description Ids of items, parted by commas: of these only. What is no id is left out */
                items?: string;
                kind?: "weapon" | "ammunition" | "armor" | "structure" | "equipment";
                limit?: number;
                /** @description Parts of the name, in any order; case, accents and punctuation do not matter */
                q?: string;
                rulesLevel?: "introductory" | "standard" | "advanced" | "experimental" | "unofficial";
                techBase?: "is" | "clan";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemPage"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listFactions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactionPage"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getHouseList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HouseList"];
                };
            };
            /** @description There is none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listImports: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportedDesignPage"];
                };
            };
            /** @description Only for game masters of a campaign. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importDesigns: {
        parameters: {
            query?: {
                /** @description The same checks and answer, and nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportedFiles"];
                "application/zip": string;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            /** @description Only for game masters of a campaign. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMechs: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                /** @description A campaign of yours: with the designs that were imported for it. Needs a login */
                campaign?: string;
                class?: "light" | "medium" | "heavy" | "assault";
                /** @description Faction that has the design */
                faction?: string;
                /** @description Faction on whose house list it stands */
                houseList?: string;
                limit?: number;
                maxBv?: number;
                maxTons?: number;
                /** @description Walking MP */
                maxWalk?: number;
                maxYear?: number;
                minBv?: number;
                /** @description Jumping MP */
                minJump?: number;
                /** @description Running MP */
                minRun?: number;
                minTons?: number;
                /** @description Walking MP */
                minWalk?: number;
                minYear?: number;
                /** @description Whether it mixes both technologies */
                mixedTech?: boolean;
                motion?: "biped" | "quad";
                /** @description Whether it is an omni mech */
                omni?: boolean;
                /** @description Parts of the name, in any order; case, accents and punctuation do not matter */
                q?: string;
                /** @description As `MechSummary.role`; case does not matter */
                role?: string;
                rulesLevel?: "introductory" | "standard" | "advanced" | "experimental" | "unofficial";
                /** @description By name unless told; `-`: the largest first. What nobody knows comes last */
                sort?: "name" | "-name" | "tons" | "-tons" | "bv" | "-bv" | "walk" | "-walk" | "year" | "-year" | "cost" | "-cost";
                techBase?: "is" | "clan";
                /** @description Id of a weapon, or parts of its name; an id that is one word (`ppc`) is a part of names */
                weapon?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MechPage"];
                };
            };
            /** @description Needs a login with `campaign`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such campaign. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMech: {
        parameters: {
            query?: {
                /** @description A campaign of yours: with the designs that were imported for it. Needs a login */
                campaign?: string;
            };
            header?: never;
            path: {
                design: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordSheet"];
                };
            };
            /** @description Needs a login with `campaign`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            header?: never;
            path: {
                design: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BattleValueExplanation"];
                };
            };
            /** @description Needs a login with `campaign`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such design. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It has no Battle Value: what is not known is named. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    explainConstruction: {
        parameters: {
            query?: {
                /** @description A campaign of yours: with the designs that were imported for it. Needs a login */
                campaign?: string;
            };
            header?: never;
            path: {
                design: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Construction"];
                };
            };
            /** @description Needs a login with `campaign`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such design. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDesignSheet: {
        parameters: {
            query?: {
                /** @description A campaign of yours: with the designs that were imported for it. Needs a login */
                campaign?: string;
            };
            header?: never;
            path: {
                design: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description Needs a login with `campaign`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRecordSheets: {
        parameters: {
            query: {
                /** @description A campaign of yours: with the designs that were imported for it. Needs a login */
                campaign?: string;
                /** @description Ids of up to 40 designs, parted by commas. What is no id is left out */
                designs: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordSheetPage"];
                };
            };
            /** @description Needs a login with `campaign`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such campaign. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkRefit: {
        parameters: {
            query?: {
                /** @description A campaign of yours: with the designs that were imported for it. Needs a login */
                campaign?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefitQuestion"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefitPlan"];
                };
            };
            /** @description Needs a login with `campaign`. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such campaign. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demo"];
                };
            };
            /** @description This server offers none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportEngineBattle: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header: {
                /** @description 16 to 64 of A–Z a–z 0–9 _ -, never sent before */
                "X-Engine-Nonce": string;
                /** @description v1= and the HMAC-SHA256, as docs/engines.md says */
                "X-Engine-Signature": string;
                /** @description Seconds since 1970 */
                "X-Engine-Timestamp": string;
            };
            path: {
                battleId: string;
                engineId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BattleReport"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EngineAnswer"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    fetchEngineWork: {
        parameters: {
            query?: {
                /** @description Battles that it has already, once each */
                known?: string[];
                /** @description Seconds to wait at most */
                wait?: number;
            };
            header: {
                /** @description 16 to 64 of A–Z a–z 0–9 _ -, never sent before */
                "X-Engine-Nonce": string;
                /** @description v1= and the HMAC-SHA256, as docs/engines.md says */
                "X-Engine-Signature": string;
                /** @description Seconds since 1970 */
                "X-Engine-Timestamp": string;
            };
            path: {
                engineId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["EngineWork"][];
                        schemas: {
                            report: string;
                            setup: string;
                        };
                    };
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    seeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationLook"];
                };
            };
            /** @description No such code, or it was revoked. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: {
                /** @description The same checks and answer, and nothing changes */
                dryRun?: boolean;
            };
            header?: {
                /** @description The same key and body gets the first answer again (24 h). */
                "Idempotency-Key"?: string;
            };
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Acceptance"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"];
                };
            };
            /** @description No such code, or it was used, or is out of date. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listResetLinks: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ResetLink"][];
                        next: string | null;
                    };
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    refuseResetLink: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is no such link for me, or it was used, refused or replaced, or is out of date. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description `next` of the page before */
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Session"][];
                        next: string | null;
                    };
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: {
                /** @description Same checks and answer; nothing changes */
                dryRun?: boolean;
            };
            header?: never;
            path: {
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description I have no such session, or it has ended. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Too many commands of this kind within a minute, by user and campaign. Every answer of a command tells how it stands. */
            429: {
                headers: {
                    /** @description Commands of this kind in a minute */
                    "RateLimit-Limit"?: number;
                    /** @description How many more may come in this window */
                    "RateLimit-Remaining"?: number;
                    /** @description Seconds until the window ends */
                    "RateLimit-Reset"?: number;
                    /** @description Seconds until the next one may come */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRulebook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rulebook"];
                };
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rule"];
                };
            };
            /** @description There is none. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSchemas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSchema: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/schema+json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description There is none of that name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description A problem document (RFC 9457) */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
