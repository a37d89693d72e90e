// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/wps/system/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the site is open
         * @description Tells whether the site is open to this visitor, and carries the site's settings so that one call is enough to start.
         *     A site in maintenance still answers this call.
         */
        get: operations["getSystemStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/settings/consolidated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The site's settings
         * @description Everything the operator has configured for the site, as in the status's `info`, with the keys of outside services.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/whitelabel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The features that are on
         * @description The tree of features (modules). A feature is on when its own node and every node above it are enabled.
         */
        get: operations["getWhitelabel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The layout the operator chose
         * @description The template of the site and its parameters; the first letter of the id tells desktop (W) from mobile (M).
         */
        get: operations["getTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries and their dialling codes
         * @description The countries a mobile number may belong to; the first one is the site's default.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/helpCenter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The help centre
         * @description The topics of the help centre in their order. Give `lang`, or `device` for the topics written for phones.
         */
        get: operations["listHelpTopics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/key/rsa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The gateway's public key
         * @description The modulus of the gateway's 1024-bit RSA key, in hex; the exponent is 65537. Fetched once per session.
         */
        get: operations["getRsaKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A captcha image
         * @description A new image to be typed off. It can be answered once; asking again replaces it. The cookie `captchaId` ties the image to its
         *     answer, and `X-Captcha-Id` says the same where cookies cannot travel.
         */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come in
         * @description Begins a session. The body is encrypted. After a failed attempt `value.captcha` tells whether the next one needs a captcha.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/freeplay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come in to play for free
         * @description Begins a session with play money, without an account.
         */
        post: operations["loginFreePlay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go out, by POST
         * @description As `logout`, for gateways that read POST.
         */
        post: operations["logoutByPost"];
        /**
         * Go out
         * @description Ends the session; its token is worth nothing afterwards.
         */
        delete: operations["logout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/trialuser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Try the site, by GET
         * @description As `createTrialUser`, for gateways whose test play reads GET.
         */
        get: operations["createTrialUserByGet"];
        put?: never;
        /**
         * Try the site
         * @description Makes a guest account with play money and begins its session.
         */
        post: operations["createTrialUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who I am
         * @description The member's account, name, kind, rank and masked contact details.
         */
        get: operations["getMemberInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallets/gcs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My balance
         * @description The sum of the member's wallets.
         */
        get: operations["getWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/wallets/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My balance, wallet by wallet
         * @description The sum of the member's wallets and what each of them holds.
         */
        get: operations["getWalletBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_MemTransDet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My account record
         * @description The movements of the member's money in a span of at most 30 days, newest first.
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_RNGOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My betting record in slots
         * @description The member's bets in slot games in a span of at most 30 days, newest first.
         */
        get: operations["listRngOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_ElottSettledOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My settled lottery bets
         * @description The member's lottery bets that were drawn or cancelled, newest first.
         */
        get: operations["listElottSettledOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_ElottUnsettledOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My open lottery bets
         * @description The member's lottery bets that wait for their draw, newest first.
         */
        get: operations["listElottUnsettledOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getListAnnouncements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banners, notices, pop-ups and promotions
         * @description What the operator wants visitors to see, of the kinds asked for. With a token, notices know whether they were read.
         */
        get: operations["listAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_markAnnouncementRead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a notice as read
         * @description From now on the notice counts as read for this member. Marking it twice changes nothing.
         */
        post: operations["markAnnouncementRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CSP_unreadCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Unread inbox messages
         * @description How many inbox messages the member has not opened. Clients ignore a failure in silence.
         */
        get: operations["getInboxUnreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CBS_unreadCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Unread chat messages
         * @description How many live-chat messages the member has not seen. Clients ignore a failure in silence.
         */
        get: operations["getChatUnreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_newGameVendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vendors by category
         * @description Which vendors offer games of which category, in the operator's order, with what a launch needs.
         */
        get: operations["listVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GLS2_getVassGameType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Classes of games per vendor
         * @description Which classes of games each vendor has, by game type.
         */
        get: operations["listGameTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_gameList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games, filtered and paged
         * @description The games of a type or vendor, or those whose name contains a text. Guests may ask too.
         */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_hotGamesV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hot games
         * @description The games the operator puts first.
         */
        get: operations["listHotGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_getGameMatchV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hot matches
         * @description Matches that begin soon, with where to bet on them.
         */
        get: operations["listHotMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_recentGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games I played lately
         * @description The member's latest games, newest first.
         */
        get: operations["listRecentGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_addRecentGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Remember that I opened a game
         * @description Puts the game in front of the member's latest games.
         */
        get: operations["addRecentGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getFavoriteGames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which games are my favourites
         * @description The nodeIds of the member's favourites, newest first.
         */
        get: operations["listFavouriteIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getFavoriteGamesList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My favourite games
         * @description The member's favourites as games, newest first.
         */
        get: operations["listFavouriteGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_addFavoriteGameV2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a game as favourite
         * @description Adds the game to the favourites. Adding it again changes nothing.
         */
        post: operations["addFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_removeFavoriteGameV2": {
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
         * Drop a favourite
         * @description Takes the game out of the favourites. The body is JSON, as when adding.
         */
        delete: operations["removeFavourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/launchGame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a game or the lottery client
         * @description Answers the address at which the game opens for this member. With launch mode `LOTT` it is the lottery client and the address is
         *     `gameUrl`; otherwise it is `content.game_url`.
         */
        get: operations["launchGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_getWinnerBoard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who won lately
         * @description The latest large wins, with masked names.
         */
        get: operations["listWinners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/VIS_getJackpot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The jackpot
         * @description What the site's jackpot holds now. Clients ignore a failure in silence.
         */
        post: operations["getJackpot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All lotteries
         * @description The lotteries of the site.
         */
        get: operations["listLotteries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/game_menus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lottery menus
         * @description Groups of lotteries in the order of the menu.
         */
        get: operations["listLotteryMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/games/game_menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vietnamese lottery menus
         * @description Groups of Vietnamese lotteries. The keys of the object mean nothing; use its values.
         */
        get: operations["listVnLotteryMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Popular lotteries
         * @description Lotteries worth showing among others, with their current rounds; the South-East Asian one comes from here.
         */
        get: operations["listPopularLotteries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/numeros/opened/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lotteries on sale
         * @description The lotteries of a prize mode with the rounds that take bets now.
         */
        get: operations["listOpenedNumeros"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/numeros/near": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The issues around now
         * @description The issue that takes bets, the one before and the one after.
         */
        get: operations["getNumerosNear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/draw/{gameId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Past draws
         * @description The results of a lottery, newest first.
         */
        get: operations["listDraws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/{gameId}/play_menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be bet on
         * @description The plays of a lottery with their odds and limits, in groups.
         */
        get: operations["getPlayMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto-vn/lgw/betting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bet on lotteries
         * @description Takes a cart of bets and their stakes. Answers one order per play and issue.
         */
        post: operations["placeLotteryBets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/orders/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My lottery bets of today
         * @description The member's bets since midnight, newest first.
         */
        get: operations["listOrdersToday"];
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
        /** @description Who wants to come in. With type `sms` the username is the mobile number and the password the code. */
        LoginInput: {
            /** @enum {string} */
            type: "username" | "sms" | "firebase";
            username?: string;
            password?: string;
            /** @description The answer to the captcha shown after a failed login. */
            captcha?: string;
            /** @description A stable id of the browser. */
            loginDeviceId?: string;
            countryDialingCode?: string;
            /** @enum {string} */
            firebaseChannel?: "sms";
            /** @description The identity provider's proof. */
            firebaseIdToken?: string;
            firebaseMobileNo?: string;
            /** @description The result of the human check. */
            geetestValidateV4?: Record<string, never>;
            isOfficialAppLogin?: boolean;
        };
        /**
         * @description Why a call was refused. The list is closed; a client shows the server's message for a code it does not know.
         * @enum {string}
         */
        ErrorCode: "login.not.session" | "user.or.token.invalid" | "CUSTOMER_NOT_LOGIN" | "token_ip_different" | "merchant.acct.setup.err" | "login_verify_required" | "TOO_MANY_REQUEST" | "TOO_MANY_REQUESTS" | "bind_customer_required" | "function.not.available" | "domain_not_available" | "request_param_err" | "request_body_required" | "request.too.large" | "missing_encryption" | "idempotency.key.reused" | "login.incorrect" | "login.not.member" | "login.not.agent" | "member.locked" | "member.exists" | "account.in.use" | "captcha.required" | "captcha.incorrect" | "verification.code.incorrect" | "geetest.required" | "geetest.failed" | "agent.link.incorrect" | "referrer.link.incorrect" | "affiliate.code.invalid" | "account.format.invalid" | "password.format.invalid" | "email.format.invalid" | "name.format.invalid" | "mobile.format.invalid" | "modify.new.old.same" | "permission.denied" | "balance.not.enough" | "stake.invalid" | "lottery.round.closed" | "launch_game_balance_not_enough" | "launch.failed" | "vendor_under_maintenance" | "withdraw_turnover_not_enough" | "required_deposit_amount_not_reached" | "required_member_information_incomplete" | "invalid.payment.pw" | "not.exists.payment.password" | "withdraw_not_supported" | "promotion_turnover_not_enough" | "prom.claim.req.field" | "claim_deposit_required" | "claim_bet_required" | "claim_deposit_and_bet_required" | "no_mission_claim" | "user_record_not_exists" | "ip.restricted" | "region.restricted" | "system.upgrading" | "system.maintenance" | "system.error" | "response.invalid" | "ledger.broken";
        /** @description Milliseconds since 1970 UTC. */
        Timestamp: number;
        /** @description What a client needs to react to a refusal; which fields are there depends on the code. */
        FailureDetail: {
            /** @description The input that was wrong. */
            field?: string;
            /** @description Why it was wrong, in words for developers. */
            reason?: string;
            /** @description The next login needs a captcha. */
            captcha?: boolean;
            /** @description The profile item a claim needs. */
            type?: string;
            /** @description Amounts required and reached. */
            data?: Record<string, never> | unknown[];
            /** @description Of a vendor under maintenance. */
            content?: {
                /** @description From when until when. */
                data?: {
                    maintainTime?: components["schemas"]["Timestamp"];
                    endTime?: components["schemas"]["Timestamp"];
                };
            };
        };
        /** @description A refusal. */
        Failure: {
            /** @constant */
            success: false;
            errorCode: components["schemas"]["ErrorCode"];
            /** @description The reason in the language of the request. */
            message: string;
            value?: components["schemas"]["FailureDetail"];
        };
        /** @description A way to reach customer service. */
        ServiceChannel: {
            /** @description A plain http(s) address, or base64 of its single-DES (ECB, PKCS#7) ciphertext followed by the eight characters of its key. */
            path: string;
            title: string;
            /** @description 3 is the customer-service link. */
            type: number;
            csType?: number;
            labelIds?: number[];
        };
        DomainRoute: {
            domainName: string;
        };
        /** @description Where the site's app is downloaded. */
        DownloadLink: {
            /** @enum {string} */
            resourceType: "IOS" | "Android" | "MOBILECONFIG";
            url: string;
            qrCodeUrl?: string;
            labelNameEn?: string;
        };
        /** @description A feature and the features below it. */
        WhitelabelNode: {
            modId: string;
            /** @enum {string} */
            enabled: "0" | "1";
            childrenNodes?: components["schemas"]["WhitelabelNode"][];
        };
        /** @description What a field of the registration form accepts. */
        RegistrationRule: {
            /** @description A regular expression; `*` accepts anything. */
            acceptedPattern: string;
            minLength: number;
            maxLength: number;
            /** @description The kind of text, 0 to 19; 0 checks the length only. */
            patternId: number;
            /** @description The field is shown. */
            enabled: boolean;
            required: boolean;
            /** @description The text shown when the value is refused. */
            message?: string;
        };
        /** @description Which layout two screens use; 1 is the new one. */
        MobileTemplate: {
            /** @enum {integer} */
            mem_cen: 0 | 1;
            /** @enum {integer} */
            dep_func: 0 | 1;
        };
        /** @description Whether phone numbers are verified by an identity provider, and which. */
        SmsSettings: {
            firebase: boolean;
            apiKey?: string;
            authDomain?: string;
            projectId?: string;
        };
        /** @description The human check the site uses. */
        HumanCheckSettings: {
            GEETEST_ID?: string;
            GEETEST_VERSION?: string;
        };
        /** @description What the operator has configured for the site. */
        SiteSettings: {
            customerService: components["schemas"]["ServiceChannel"][];
            /** @description The domains the site answers on. */
            domainRoute: components["schemas"]["DomainRoute"][];
            mainDomain: string;
            /** @description Origins of images; one is chosen at random. */
            imageCDNs: string[];
            launchGameCDNs?: string[];
            resources: components["schemas"]["DownloadLink"][];
            whitelabel: components["schemas"]["WhitelabelNode"];
            /** @description One rule per field of the registration form. */
            register: {
                [key: string]: components["schemas"]["RegistrationRule"];
            };
            mobileTemplate: components["schemas"]["MobileTemplate"];
            /** @description Named paths of the site's services. */
            paths?: {
                [key: string]: string;
            };
            sms?: components["schemas"]["SmsSettings"];
            gw?: components["schemas"]["HumanCheckSettings"];
            /** @description Ids of analytics services. */
            analytics?: {
                [key: string]: string;
            };
        };
        /** @description Where the request came from. */
        VisitorLocation: {
            ip: string;
            region?: string;
        };
        /** @description Whether the site is open to this visitor. */
        SystemStatus: {
            info: components["schemas"]["SiteSettings"];
            location: components["schemas"]["VisitorLocation"];
            /** @description The site is closed for maintenance. */
            maintenance: boolean;
            /** @description The site may not be used from where the visitor is. */
            regionRestriction: boolean;
            /** @description The visitor is on the list of the operator. */
            whitelist?: boolean;
            /**
             * @description The operator's own code, where it sends one: 0 is open; 1 and 2 are either "address blocked, maintenance" or
             *     "maintenance, region restricted", as the site's profile reads them.
             * @enum {integer}
             */
            status?: 0 | 1 | 2;
        };
        TemplateParameters: {
            /** @enum {string} */
            switch_register: "0" | "1";
            /** @enum {string} */
            mem_cen?: "0" | "1";
            /** @enum {string} */
            dep_func?: "0" | "1";
        };
        /** @description The layout the operator chose. */
        Template: {
            templateId: string;
            merchantCode: string;
            parameters: components["schemas"]["TemplateParameters"];
        };
        /** @description A country a mobile number may belong to. */
        Country: {
            name: string;
            code: string;
            countryDialingCode: string;
        };
        /** @description A topic of the help centre. */
        HelpTopic: {
            title: string;
            /** @description HTML. */
            content: string;
        };
        /** @description A PNG image in base64, without a data prefix. */
        Captcha: string;
        /**
         * @description The JSON text of the plain body, DES-encrypted (single DES, ECB, PKCS#7) under the first eight characters of the key in the
         *     header `Encryption`, in base64. Current clients send it as `value` of an object, older ones as a bare string.
         */
        EncryptedBody: {
            value: string;
        } | string;
        /** @description A session that has just begun. */
        Session: {
            token: string;
            userName: string;
            /** @description The kind of member: 0, 1, 2 real; 4 trial. */
            type: number;
            firstTimeLogin: boolean;
            customerType?: number;
            passwordExpired?: boolean;
            id?: number;
            mobileNum?: string;
            lastLoginIp?: string;
        };
        /** @description The command was carried out; there is nothing to tell. */
        DoneReply: {
            /** @constant */
            success: true;
            value?: boolean | null;
            message?: string;
        };
        /** @description A guest with play money. */
        TrialUser: {
            token: string;
            userName: string;
            /** @description Becomes the type of the session. */
            customerType: number;
        };
        /** @description The member's rank in the VIP club. */
        ClubLabel: {
            labelId: number;
            labelName: string;
            type?: string;
            color?: string;
            color2?: string;
        };
        /** @description Who the member is. Contact details are masked. */
        MemberInfo: {
            id: number;
            account: string;
            /** @description Empty when the member has not chosen one. */
            nickname: string;
            /** @description The kind of member: 0, 1, 2 real; 4 trial; 40 special; 1, 2, 41, 42 agents. Read as 4 when missing. */
            type?: number;
            mobile?: string;
            mobileVerified?: boolean;
            countryDialingCode?: string;
            payee?: string;
            email?: string;
            idNumber?: string;
            qq?: string;
            wechat?: string;
            line?: string;
            facebook?: string;
            telegram?: string;
            whatsapp?: string;
            zalo?: string;
            twitter?: string;
            viber?: string;
            birthday?: string;
            bindGA?: boolean;
            regDate?: components["schemas"]["Timestamp"];
            lastLogin?: components["schemas"]["Timestamp"];
            lastLoginIp?: string;
            lastLoginLocation?: string;
            toUpline?: string;
            memberLabel?: string[];
            clubLabel?: components["schemas"]["ClubLabel"];
        };
        /** @description An amount of the member's currency, with at most two decimals. */
        Money: number;
        /** @description What the member owns. */
        Wallet: {
            /** @description Everything, over all wallets. */
            sumBalance: components["schemas"]["Money"];
        };
        /** @description One wallet. */
        WalletAccount: {
            /** @description 2 is the main wallet. */
            accountTypeId: number;
            accountTypeName: string;
            accountName?: string;
            displayName?: string;
            /** @description What can be staked or moved now. */
            availBalance: components["schemas"]["Money"];
            balance: components["schemas"]["Money"];
            /** @description `OK`, or the wallet is under maintenance. */
            status: string;
        };
        /** @description What the member owns, wallet by wallet. */
        WalletBalance: {
            sumBalance: components["schemas"]["Money"];
            balance: components["schemas"]["WalletAccount"][];
            /** @description As `balance`; some gateways use this name. */
            balances?: components["schemas"]["WalletAccount"][];
            currency?: string;
            currencySymbol?: string;
            /**
             * @description The symbol stands in front of the amount or behind it.
             * @enum {string}
             */
            currencyPosition?: "F" | "B";
        };
        /** @description A movement of the member's money. */
        Transaction: {
            txId: string;
            /** @description The gateway's number of the kind: 8102 wallet in, 8202 wallet out and others. */
            txTypeId: number;
            /** @description The kind in the language of the request. */
            txTypeName: string;
            /** @description The group of the kind, as in the filter `codeTypes`. */
            codeType?: string;
            nameCn?: string;
            txTime?: components["schemas"]["Timestamp"];
            txTimeInTimestamp: components["schemas"]["Timestamp"];
            orderNo: string;
            remark?: string;
            /** @description Negative when money left. */
            amount: components["schemas"]["Money"];
            /** @description The balance afterwards. */
            currentAvailBalance: components["schemas"]["Money"];
            customerName?: string;
        };
        TransactionPage: {
            list: components["schemas"]["Transaction"][];
            total?: number;
            totalPages: number;
            footer: {
                /** @description The sum over all pages. */
                amount: components["schemas"]["Money"];
            };
        };
        /** @description A bet in a game. */
        BetRecord: {
            orderNo: string;
            gameName: string;
            gameCode: string;
            eventName?: string;
            selection?: string;
            odds?: number;
            /** @description The code of the vendor. */
            accountType: string;
            betAmount: components["schemas"]["Money"];
            validBetAmount: components["schemas"]["Money"];
            /** @description What was paid out. */
            winAmount: components["schemas"]["Money"];
            /** @description Paid out minus staked. */
            profitAndLoss: components["schemas"]["Money"];
            betTimeInTimestamp: components["schemas"]["Timestamp"];
            transTimeInTimestamp?: components["schemas"]["Timestamp"];
            settleTimeInTimestamp?: components["schemas"]["Timestamp"];
            customerName?: string;
            directAgentName?: string;
            /**
             * @description 1 won, 2 lost, 3 tied, 4 cancelled.
             * @enum {integer}
             */
            status: 1 | 2 | 3 | 4;
        };
        /** @description Sums over all pages. */
        BetRecordFooter: {
            betAmount: components["schemas"]["Money"];
            winAmount: components["schemas"]["Money"];
            validBetAmount: components["schemas"]["Money"];
            validBetting?: components["schemas"]["Money"];
            gameValidBetting?: components["schemas"]["Money"];
            profitAndLoss: components["schemas"]["Money"];
            netProfit?: components["schemas"]["Money"];
            totalHands: number;
        };
        BetRecordPage: {
            list: components["schemas"]["BetRecord"][];
            total: number;
            totalPages: number;
            footer: components["schemas"]["BetRecordFooter"];
        };
        /** @description A bet in a lottery. */
        LotteryRecord: {
            orderNo: string;
            abbrOrderNo: string;
            orderMasterId: number;
            orderDetailId: number;
            gameName: string;
            gameCode: string;
            gameId?: number;
            accountType?: string;
            /** @description The issue. */
            numero: string;
            playId: number;
            playCode: string;
            playName?: string;
            betContent: string;
            bettingApproach: string;
            chase: boolean;
            odds?: number;
            winningNumber?: string;
            /**
             * @description 1 Lott, 3 Elott.
             * @enum {integer}
             */
            prizeModeId?: 1 | 3;
            betAmount: components["schemas"]["Money"];
            validBetAmount: components["schemas"]["Money"];
            winAmount: components["schemas"]["Money"];
            profitAndLoss: components["schemas"]["Money"];
            betTimeInTimestamp: components["schemas"]["Timestamp"];
            transTimeInTimestamp?: components["schemas"]["Timestamp"];
            settleTimeInTimestamp?: components["schemas"]["Timestamp"];
            customerName?: string;
            /**
             * @description 0 waiting for the draw, 1 won, 2 lost, 3 tied, 4 cancelled.
             * @enum {integer}
             */
            status: 0 | 1 | 2 | 3 | 4;
        };
        LotteryRecordPage: {
            list: components["schemas"]["LotteryRecord"][];
            total: number;
            totalPages: number;
            footer: components["schemas"]["BetRecordFooter"];
        };
        /** @description A picture in a carousel. */
        Banner: {
            bannerId: number;
            /** @description Where it is shown: `m_home`, `HOT` and others. */
            groupName: string;
            /** @description The image. */
            url: string;
            title?: string;
            linkage?: string;
            linkageType?: string;
            redirect?: string;
            externalLink?: string;
            redirectPromotionId?: number;
            gameLinkageMapping?: Record<string, never>;
        };
        /** @description A text for everybody. */
        Notice: {
            id: number;
            title: string;
            /** @description HTML. */
            content: string;
            startDate: components["schemas"]["Timestamp"];
            /** @description The member has opened it. */
            read: boolean;
            externalLink?: string;
            announcementDisplaySpeed?: string;
        };
        AnnouncementImage: {
            /** @description 1 is the picture of the card. */
            sequence: number;
            url: string;
            imageUrl?: string;
        };
        /**
         * @description The gateway's yes and no.
         * @enum {string}
         */
        YesNo: "Y" | "N";
        /** @description An offer of the operator. */
        Promotion: {
            id: number;
            linkedPromotionId?: number;
            title: string;
            /** @description `rng_promo`, `live_promo`, `deposit_promo`, `new_player` and others. */
            category: string;
            /** @description HTML. */
            content: string;
            startDate: components["schemas"]["Timestamp"];
            endDate?: components["schemas"]["Timestamp"];
            /**
             * @description 1 is a long-term promotion.
             * @enum {integer}
             */
            noExpiry: 0 | 1;
            announcementImages: components["schemas"]["AnnouncementImage"][];
            /** @description An application needs pictures. */
            imageRequired: components["schemas"]["YesNo"];
            /** @description An application needs a remark. */
            remarkRequired: components["schemas"]["YesNo"];
        };
        /** @description What the operator wants visitors to see. A kind that was not asked for is an empty list. */
        Announcements: {
            banners: components["schemas"]["Banner"][];
            player: components["schemas"]["Notice"][];
            popup: components["schemas"]["Notice"][];
            promotion: components["schemas"]["Promotion"][];
            /** @description Notices for agents. */
            agent?: components["schemas"]["Notice"][];
        };
        /** @description The mark that a notice was read. */
        AnnouncementRead: {
            announcementId: number;
            /** @constant */
            read: true;
        };
        /** @description How many messages wait, as a number or as an object with that number. */
        UnreadCount: number | {
            unReadCount: number;
        };
        VendorName: {
            /** @description The code of the vendor. */
            vassalage: string;
            accountTypeName: string;
        };
        VendorCategory: {
            gameCategory: string;
            vendorNames: components["schemas"]["VendorName"][];
        };
        /** @description A vendor within a category. */
        GameVendor: {
            vassalage: string;
            accountTypeName: string;
            accountTypeId?: number;
            displayName: string;
            gameType: string;
            /** @description `lobby` when the vendor opens its own lobby. */
            gameCode?: string;
            gameId: number;
            nodeId: number;
            /** @description `VASSALAGE` for a vendor with a list of games of its own. */
            isGame?: string;
            smallIcon?: string;
            mobileSmallIcon?: string;
            h5Icon?: string;
            lagerIcon?: string;
            mobileLargeIcon?: string;
            gameCount?: number;
        };
        /** @description A class of slots. */
        GameClass: {
            /** @description SC scratch, VP video poker, JP jackpot, TG table, AC arcade, BG bingo, Crash. */
            key: string;
            displayName: string;
            gameCount: number;
        };
        /** @description Who offers games, by category. */
        VendorCatalogue: {
            /** @description The categories in the operator's order. */
            sorting: components["schemas"]["VendorCategory"][];
            /** @description The vendors of each category (`RNG`, `LIVE`, `FISH`, `PVP`, `SPORTS`, `LOTT`, `ELOTT` ...), with what a launch needs. */
            mapping: {
                [key: string]: components["schemas"]["GameVendor"][];
            };
            /** @description Display names by vendor code. */
            display?: {
                [key: string]: string;
            };
            gameClassify?: components["schemas"]["GameClass"][];
        };
        GameTypes: {
            /** @description Classes of games by game type and vendor code. */
            content: {
                [key: string]: {
                    [key: string]: string[];
                };
            };
        };
        /** @description A game on a tile. */
        Game: {
            /** @description The game's place in the catalogue; favourites and launches name it. */
            nodeId: number;
            gameId: number;
            gameCode: string;
            gameName: string;
            nodeName: string;
            /** @description The name in the language of the request. */
            displayName: string;
            gameType: string;
            gameCategory: string;
            /** @description The code of the vendor. */
            vassalage: string;
            /** @description The display name of the vendor. */
            vendor?: string;
            roomId?: string;
            /** @description Labels, separated by commas: HOT, NEW, JP. */
            remark?: string;
            mobileLargeIcon: string;
            iconUrl?: string;
            showIcon?: string;
            defaultIcon?: string;
            /** @description The game can be tried for free. */
            supportPlay?: components["schemas"]["YesNo"];
            isGameH5?: components["schemas"]["YesNo"];
            nodeTypeManageId?: number;
            defaultLanguage?: string;
        };
        GamePage: {
            games: components["schemas"]["Game"][];
            pageNum: number;
            totalPages: number;
            totalCount: number;
        };
        HotGames: {
            list: components["schemas"]["Game"][];
        };
        /** @description Decimal odds. */
        MatchOdds: {
            home: number;
            draw: number;
            away: number;
        };
        /** @description Goals so far; absent before kick-off. */
        MatchScore: {
            home: number;
            away: number;
        };
        /** @description A match worth a bet. */
        HotMatch: {
            homeTeam: string;
            awayTeam: string;
            homeTeamImageUrl: string;
            awayTeamImageUrl: string;
            league: string;
            matchTime: components["schemas"]["Timestamp"];
            /** @description The code of the sports vendor. */
            vendor: string;
            roomId: string;
            nodeId: number;
            gameId?: number;
            gameType?: string;
            odds?: components["schemas"]["MatchOdds"];
            /** @description The minute being played; absent before kick-off. */
            minute?: number;
            score?: components["schemas"]["MatchScore"];
        };
        HotMatches: {
            list: components["schemas"]["HotMatch"][];
        };
        RecentGames: {
            list: components["schemas"]["Game"][];
            totalPages: number;
        };
        /** @description The nodeIds of the favourites. */
        FavouriteIds: number[];
        FavouriteGamePage: {
            content: components["schemas"]["Game"][];
            pageNum: number;
            totalPages: number;
        };
        FavouriteInput: {
            nodeId: number;
            /** @description The code of the vendor. */
            vendor?: string;
            gameType?: string;
            /** @description The session's token once more. The header decides. */
            token?: string;
        };
        /**
         * @description How prizes are counted: traditional, electronic, self-run or South-East Asian. Upper case means the same.
         * @enum {string}
         */
        PrizeMode: "Lott" | "Elott" | "ZY" | "SEA" | "LOTT" | "ELOTT";
        /** @description Where a game opens. */
        GameLaunch: {
            content: {
                game_url: string;
            };
        };
        /** @description Where the lottery client opens. */
        LotteryLaunch: {
            gameUrl: string;
        };
        /** @description Where a game or the lottery client opens. */
        Launch: components["schemas"]["GameLaunch"] | components["schemas"]["LotteryLaunch"];
        /** @description Somebody who won lately. */
        Winner: {
            gameName: string;
            nodeName: string;
            /** @description Masked. */
            customerName: string;
            winAmount: components["schemas"]["Money"];
            iconUrl: string;
            nodeId: number;
            gameType: string;
            vendor: string;
        };
        Winners: {
            list: {
                vo: components["schemas"]["Winner"];
            }[];
        };
        /** @description What the jackpot holds. */
        Jackpot: components["schemas"]["Money"];
        /** @enum {string} */
        LotteryVendor: "TCG_LOTTO_VN" | "TCG_SEA";
        /** @description A lottery. */
        LotteryGame: {
            code: string;
            gameCode: string;
            gameId: number;
            vendor: components["schemas"]["LotteryVendor"];
            /** @description The name in the language of the request. */
            labelName: string;
            mobileIconUrl: string;
            remark?: string;
            /** @description Marks: HOT, SEA. */
            tag: string[];
            /** @description The codes of the menu groups it stands in. */
            gameMenus?: string[];
            /** @description From one draw to the next. */
            roundSeconds?: number;
        };
        /** @enum {string} */
        LotteryDevice: "WEB" | "MOBILE";
        /** @description A group of lotteries in a menu. */
        LotteryMenuGroup: {
            gameGroupCode: string;
            labelName: string;
            gameMenus: components["schemas"]["LotteryGame"][];
        };
        /** @description Menu groups; only the values matter. */
        LotteryMenuGroupMap: {
            [key: string]: components["schemas"]["LotteryMenuGroup"];
        };
        /** @description A lottery and its current round. */
        LotteryItem: {
            code: string;
            gameCode: string;
            gameId: number;
            vendor: components["schemas"]["LotteryVendor"];
            /** @description The name in the language of the request. */
            labelName: string;
            mobileIconUrl: string;
            remark?: string;
            /** @description Marks: HOT, SEA. */
            tag: string[];
            gameMenus?: string[];
            roundSeconds?: number;
            /** @description The current issue. */
            numero: string;
            /** @description The lottery takes bets at all. */
            isSale: boolean;
            /** @description Milliseconds until the draw. */
            remainTime: number;
            /** @description How many seconds before the draw bets end. */
            lockTime: number;
            /** @description When the current issue is drawn. */
            winningTime: components["schemas"]["Timestamp"];
            previousNumero?: string;
            /** @description The winning number of the issue before; empty before the first draw. */
            previousWinningNumber: string;
        };
        /** @description Lotteries by game code. */
        LotteryItemMap: {
            [key: string]: components["schemas"]["LotteryItem"];
        };
        /** @description The issues around now. */
        NearNumeros: {
            currentNumero: {
                numero: string;
                gameId: number;
                /** @description Milliseconds until the draw. */
                remainTime: number;
                /** @description How many seconds before the draw bets end. */
                lockTime: number;
                isSale: boolean;
            };
            previousNumero: {
                numero: string;
                winningNumber?: string;
            };
            nextNumero: {
                numero: string;
            };
        };
        DrawPrize: {
            /** @enum {string} */
            prize: "special" | "first" | "second" | "third" | "fourth" | "fifth" | "sixth" | "seventh" | "eighth";
            numbers: string[];
        };
        /** @description The result of an issue. */
        Draw: {
            gameId: number;
            numero: string;
            /** @description The number of the special prize. */
            winningNumber: string;
            /** @description All prizes, the special one first. */
            prizes?: components["schemas"]["DrawPrize"][];
            drawTime: components["schemas"]["Timestamp"];
        };
        DrawPage: {
            content: components["schemas"]["Draw"][];
            /** @description The page, from 0. */
            number: number;
            size: number;
            totalElements: number;
            totalPages: number;
        };
        PlayOption: {
            /**
             * @description As in `bettingContent`: big, small, even, odd.
             * @enum {string}
             */
            content: "TAI" | "XIU" | "CHAN" | "LE";
            optionName: string;
        };
        /**
         * @description A kind of bet. `lo2` two digits at the end of any prize (paid once for every prize that ends so), `de` the last two digits of the special prize,
         *     `dau` and `duoi` the tens and the last digit of it, `bacang` its last three digits, `taixiu` its last digit big (5 to 9) or small, `chanle` its last digit odd or even.
         */
        Play: {
            playId: number;
            /** @enum {string} */
            playCode: "lo2" | "de" | "dau" | "duoi" | "bacang" | "taixiu" | "chanle";
            /** @description The name in the language of the request. */
            playName: string;
            /** @description What a stake of 1 pays when it wins, the stake included. */
            odds: number;
            /** @description How many digits one number has; 0 when one of `options` is chosen. */
            digits: number;
            /** @description What is compared: `all.last2`, `special.last2`, `special.tens`, `special.last`, `special.last3`. */
            positions: string[];
            /** @description The choices of a play without digits. */
            options?: components["schemas"]["PlayOption"][];
            /** @description The least stake on one number. */
            minStake: components["schemas"]["Money"];
            /** @description The most on one number. */
            maxStake: components["schemas"]["Money"];
            /** @description How to win. */
            description: string;
        };
        PlayGroup: {
            groupCode: string;
            groupName: string;
            plays: components["schemas"]["Play"][];
        };
        /** @description What can be bet on in a lottery. */
        PlayMenu: {
            gameId: number;
            gameCode: string;
            prizeMode: components["schemas"]["PrizeMode"];
            groups: components["schemas"]["PlayGroup"][];
        };
        BetNumero: {
            /** @description The issue. */
            numero: string;
            /** @description Multiplies the stake of this issue. */
            multiple: number;
        };
        /** @description One play on one or more issues. Its stake per issue is `singleBetPrice` x numbers x `multiple`. */
        LotteryBet: {
            gameId: number;
            playId: number;
            /** @description The numbers (`05,27`), separated by commas, or a choice (`TAI`). */
            bettingContent: string;
            /** @description The stake on one number. */
            singleBetPrice: components["schemas"]["Money"];
            /** @description How the content was entered; `STANDARD`. */
            bettingApproach: string;
            bettingSlip?: string;
            /** @description Cancel the later issues after a win. */
            winStop: boolean;
            numero: components["schemas"]["BetNumero"][];
        };
        /** @description A cart of bets. All of them are taken, or none. */
        LotteryBetting: {
            prizeMode: components["schemas"]["PrizeMode"];
            device: components["schemas"]["LotteryDevice"];
            contents: components["schemas"]["LotteryBet"][];
        };
        /** @description A bet on one issue. */
        LotteryOrder: {
            orderNo: string;
            /** @description The cart it came in. */
            orderMasterId: number;
            orderDetailId: number;
            gameId: number;
            gameCode: string;
            gameName?: string;
            numero: string;
            playId: number;
            playCode: string;
            playName?: string;
            bettingContent: string;
            bettingApproach: string;
            singleBetPrice: components["schemas"]["Money"];
            multiple: number;
            stake: components["schemas"]["Money"];
            odds: number;
            /**
             * @description 0 waiting for the draw, 1 won, 2 lost, 3 tied, 4 cancelled.
             * @enum {integer}
             */
            status: 0 | 1 | 2 | 3 | 4;
            winAmount: components["schemas"]["Money"];
            betTime: components["schemas"]["Timestamp"];
            drawTime: components["schemas"]["Timestamp"];
            winningNumber?: string;
            settleTime?: components["schemas"]["Timestamp"];
        };
        LotteryOrderPage: {
            content: components["schemas"]["LotteryOrder"][];
            /** @description The page, from 0. */
            number: number;
            size: number;
            totalElements: number;
            totalPages: number;
        };
    };
    responses: {
        /** @description Any other failure; the gateway as a whole cannot or will not serve the call. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "errorCode": "system.maintenance",
                 *       "message": "Hệ thống đang bảo trì, vui lòng quay lại sau"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A parameter or a field of the body is missing or wrong. */
        BadInput: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "errorCode": "request_param_err",
                 *       "message": "Yêu cầu không hợp lệ",
                 *       "value": {
                 *         "field": "pageNo",
                 *         "reason": "must be at least 1"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Carried out. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": true,
                 *       "value": true
                 *     }
                 */
                "application/json": components["schemas"]["DoneReply"];
            };
        };
        /** @description There is no session, or it has ended. */
        NotSignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "errorCode": "login.not.session",
                 *       "message": "Xin lỗi, bạn chưa đăng nhập! Vui lòng đăng nhập trước"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is missing, unreadable, or has a wrong field. */
        BadBody: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "errorCode": "request_body_required",
                 *       "message": "Yêu cầu thiếu nội dung"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The idempotency key belongs to another command. */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "success": false,
                 *       "errorCode": "idempotency.key.reused",
                 *       "message": "Khóa lệnh đã được dùng cho một yêu cầu khác"
                 *     }
                 */
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /**
         * @description The code of the merchant (brand). Exactly one; `/wps` answers `function.not.available` otherwise.
         * @example DEMO
         */
        Merchant: string;
        /**
         * @description The language of texts in the reply, in upper case. The site speaks VI (default) and EN.
         * @example VI
         */
        Language: string;
        /**
         * @description The module (feature) the call belongs to, as in `x-module`. Not enforced.
         * @example COMM3
         */
        ModuleId: string;
        /**
         * @description What the site runs on. `OTHERS` when a standalone home-screen app logs in.
         * @example OTHERS
         */
        Device: string;
        /**
         * @description The generation of the gateway the client was written for.
         * @example 3
         */
        GatewayVersion: string;
        /**
         * @description The key of the body: its 16 characters reversed, under unpadded RSA with the gateway's modulus and exponent 65537, in hex.
         *     `missing_encryption` when it is absent. The word `plain` announces an unencrypted body, which only test backends accept.
         * @example 1f0c6a5e9b
         */
        Encryption: string;
        /**
         * @description The captcha being answered, where the cookie `captchaId` cannot travel.
         * @example 3f1c2a54-6a0e-4f6e-9a2e-6d1f7c0b8e21
         */
        CaptchaId: string;
        /**
         * @description Not before.
         * @example 1767139200000
         */
        QueryStartTime: number;
        /**
         * @description Not after; at most 30 days later.
         * @example 1767225600000
         */
        QueryEndTime: number;
        /**
         * @description The page, from 1.
         * @example 1
         */
        QueryPage: number;
        /**
         * @description Rows on a page.
         * @example 13
         */
        QuerySize: number;
        /** @description A member below the caller. */
        QuerySubordinate: string;
        /** @description The language of texts in the reply, as in the header `Language`. */
        QueryLanguage: string;
        /**
         * @description Not before, in milliseconds.
         * @example 1767139200000
         */
        QueryStartDate: number;
        /**
         * @description Not after, in milliseconds; at most 30 days later.
         * @example 1767225600000
         */
        QueryEndDate: number;
        /** @description The code of a vendor; empty asks for all. */
        QueryAccountType: string;
        /** @description A part of the order number. */
        QueryOrderSearch: string;
        /** @description 1 won, 2 lost, 3 tied, 4 cancelled. */
        QueryBetStatus: 1 | 2 | 3 | 4;
        /** @description As `status`; some gateways use this name. */
        QueryWinLossDraw: 1 | 2 | 3 | 4;
        /** @description 0 waiting, 1 won, 2 lost, 3 tied, 4 cancelled. */
        QueryLotteryStatus: 0 | 1 | 2 | 3 | 4;
        /** @description Only bets that chase several issues. */
        QueryChase: boolean;
        /** @description Only this lottery. */
        QueryGameId: number;
        /** @description Only this lottery. */
        QueryGameCode: string;
        /** @description Only this issue. */
        QueryNumero: string;
        /** @description 1 Lott, 3 Elott. */
        QueryPrizeModeId: 1 | 3;
        /**
         * @description The lottery vendor.
         * @example TCG_LOTTO_VN
         */
        QueryProductCode: string;
        /** @description One order. */
        QueryOrderNo: string;
        /** @description The code of the merchant, as in the header `Merchant`. */
        QueryMerchantCode: string;
        /** @description The session's token once more; some gateways read it here. The header decides. */
        QueryToken: string;
        /**
         * @description Only lotteries of this prize mode.
         * @example Elott
         */
        QueryPrizeMode: components["schemas"]["PrizeMode"];
        /**
         * @description The kind of device.
         * @example MOBILE
         */
        QueryDevice: components["schemas"]["LotteryDevice"];
        /**
         * @description The page, from 0.
         * @example 0
         */
        QueryPageFromZero: number;
        /**
         * @description Rows on a page.
         * @example 10
         */
        QueryPageSize: number;
        /**
         * @description Names one intended command. The same key with the same body answers as the first time, without a second effect;
         *     with another body it is refused with `idempotency.key.reused`.
         * @example 0b9d0f2e-5a58-4b66-9a0e-2f6a5d3c1e77
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type LoginInput = components['schemas']['LoginInput'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type Timestamp = components['schemas']['Timestamp'];
export type FailureDetail = components['schemas']['FailureDetail'];
export type Failure = components['schemas']['Failure'];
export type ServiceChannel = components['schemas']['ServiceChannel'];
export type DomainRoute = components['schemas']['DomainRoute'];
export type DownloadLink = components['schemas']['DownloadLink'];
export type WhitelabelNode = components['schemas']['WhitelabelNode'];
export type RegistrationRule = components['schemas']['RegistrationRule'];
export type MobileTemplate = components['schemas']['MobileTemplate'];
export type SmsSettings = components['schemas']['SmsSettings'];
export type HumanCheckSettings = components['schemas']['HumanCheckSettings'];
export type SiteSettings = components['schemas']['SiteSettings'];
export type VisitorLocation = components['schemas']['VisitorLocation'];
export type SystemStatus = components['schemas']['SystemStatus'];
export type TemplateParameters = components['schemas']['TemplateParameters'];
export type Template = components['schemas']['Template'];
export type Country = components['schemas']['Country'];
export type HelpTopic = components['schemas']['HelpTopic'];
export type Captcha = components['schemas']['Captcha'];
export type EncryptedBody = components['schemas']['EncryptedBody'];
export type Session = components['schemas']['Session'];
export type DoneReply = components['schemas']['DoneReply'];
export type TrialUser = components['schemas']['TrialUser'];
export type ClubLabel = components['schemas']['ClubLabel'];
export type MemberInfo = components['schemas']['MemberInfo'];
export type Money = components['schemas']['Money'];
export type Wallet = components['schemas']['Wallet'];
export type WalletAccount = components['schemas']['WalletAccount'];
export type WalletBalance = components['schemas']['WalletBalance'];
export type Transaction = components['schemas']['Transaction'];
export type TransactionPage = components['schemas']['TransactionPage'];
export type BetRecord = components['schemas']['BetRecord'];
export type BetRecordFooter = components['schemas']['BetRecordFooter'];
export type BetRecordPage = components['schemas']['BetRecordPage'];
export type LotteryRecord = components['schemas']['LotteryRecord'];
export type LotteryRecordPage = components['schemas']['LotteryRecordPage'];
export type Banner = components['schemas']['Banner'];
export type Notice = components['schemas']['Notice'];
export type AnnouncementImage = components['schemas']['AnnouncementImage'];
export type YesNo = components['schemas']['YesNo'];
export type Promotion = components['schemas']['Promotion'];
export type Announcements = components['schemas']['Announcements'];
export type AnnouncementRead = components['schemas']['AnnouncementRead'];
export type UnreadCount = components['schemas']['UnreadCount'];
export type VendorName = components['schemas']['VendorName'];
export type VendorCategory = components['schemas']['VendorCategory'];
export type GameVendor = components['schemas']['GameVendor'];
export type GameClass = components['schemas']['GameClass'];
export type VendorCatalogue = components['schemas']['VendorCatalogue'];
export type GameTypes = components['schemas']['GameTypes'];
export type Game = components['schemas']['Game'];
export type GamePage = components['schemas']['GamePage'];
export type HotGames = components['schemas']['HotGames'];
export type MatchOdds = components['schemas']['MatchOdds'];
export type MatchScore = components['schemas']['MatchScore'];
export type HotMatch = components['schemas']['HotMatch'];
export type HotMatches = components['schemas']['HotMatches'];
export type RecentGames = components['schemas']['RecentGames'];
export type FavouriteIds = components['schemas']['FavouriteIds'];
export type FavouriteGamePage = components['schemas']['FavouriteGamePage'];
export type FavouriteInput = components['schemas']['FavouriteInput'];
export type PrizeMode = components['schemas']['PrizeMode'];
export type GameLaunch = components['schemas']['GameLaunch'];
export type LotteryLaunch = components['schemas']['LotteryLaunch'];
export type Launch = components['schemas']['Launch'];
export type Winner = components['schemas']['Winner'];
export type Winners = components['schemas']['Winners'];
export type Jackpot = components['schemas']['Jackpot'];
export type LotteryVendor = components['schemas']['LotteryVendor'];
export type LotteryGame = components['schemas']['LotteryGame'];
export type LotteryDevice = components['schemas']['LotteryDevice'];
export type LotteryMenuGroup = components['schemas']['LotteryMenuGroup'];
export type LotteryMenuGroupMap = components['schemas']['LotteryMenuGroupMap'];
export type LotteryItem = components['schemas']['LotteryItem'];
export type LotteryItemMap = components['schemas']['LotteryItemMap'];
export type NearNumeros = components['schemas']['NearNumeros'];
export type DrawPrize = components['schemas']['DrawPrize'];
export type Draw = components['schemas']['Draw'];
export type DrawPage = components['schemas']['DrawPage'];
export type PlayOption = components['schemas']['PlayOption'];
export type Play = components['schemas']['Play'];
export type PlayGroup = components['schemas']['PlayGroup'];
export type PlayMenu = components['schemas']['PlayMenu'];
export type BetNumero = components['schemas']['BetNumero'];
export type LotteryBet = components['schemas']['LotteryBet'];
export type LotteryBetting = components['schemas']['LotteryBetting'];
export type LotteryOrder = components['schemas']['LotteryOrder'];
export type LotteryOrderPage = components['schemas']['LotteryOrderPage'];
export type $defs = Record<string, never>;
export interface operations {
    getSystemStatus: {
        parameters: {
            query?: {
                /**
                 * @description The host of the page, for settings that differ per domain.
                 * @example m.longan.example
                 */
                url?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "maintenance": false,
                     *         "regionRestriction": false,
                     *         "location": {
                     *           "ip": "203.0.113.7",
                     *           "region": "VN"
                     *         },
                     *         "info": {
                     *           "mainDomain": "longan.example",
                     *           "domainRoute": [
                     *             {
                     *               "domainName": "m.longan.example"
                     *             }
                     *           ],
                     *           "imageCDNs": [
                     *             "https://images.longan.example"
                     *           ],
                     *           "customerService": [
                     *             {
                     *               "path": "oq0Xl1c6b0m1d9r0vM2n7tGm6YxQk0hZk5hJ7w==Kd83hQz1",
                     *               "title": "Chăm sóc khách hàng",
                     *               "type": 3,
                     *               "labelIds": []
                     *             }
                     *           ],
                     *           "resources": [
                     *             {
                     *               "resourceType": "Android",
                     *               "url": "https://longan.example/app.apk",
                     *               "labelNameEn": "Android app"
                     *             }
                     *           ],
                     *           "mobileTemplate": {
                     *             "mem_cen": 1,
                     *             "dep_func": 1
                     *           },
                     *           "paths": {
                     *             "help": "/m/help"
                     *           },
                     *           "register": {
                     *             "username": {
                     *               "acceptedPattern": "^[a-zA-Z][a-zA-Z0-9]+$",
                     *               "minLength": 4,
                     *               "maxLength": 16,
                     *               "patternId": 1,
                     *               "enabled": true,
                     *               "required": true
                     *             }
                     *           },
                     *           "whitelabel": {
                     *             "modId": "ROOT",
                     *             "enabled": "1",
                     *             "childrenNodes": [
                     *               {
                     *                 "modId": "MC",
                     *                 "enabled": "1"
                     *               },
                     *               {
                     *                 "modId": "CBS3",
                     *                 "enabled": "0"
                     *               }
                     *             ]
                     *           },
                     *           "sms": {
                     *             "firebase": false
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SystemStatus"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "mainDomain": "longan.example",
                     *         "domainRoute": [
                     *           {
                     *             "domainName": "m.longan.example"
                     *           }
                     *         ],
                     *         "imageCDNs": [],
                     *         "customerService": [],
                     *         "resources": [],
                     *         "mobileTemplate": {
                     *           "mem_cen": 0,
                     *           "dep_func": 0
                     *         },
                     *         "register": {
                     *           "email": {
                     *             "acceptedPattern": "*",
                     *             "minLength": 6,
                     *             "maxLength": 50,
                     *             "patternId": 3,
                     *             "enabled": true,
                     *             "required": false
                     *           }
                     *         },
                     *         "whitelabel": {
                     *           "modId": "ROOT",
                     *           "enabled": "1",
                     *           "childrenNodes": [
                     *             {
                     *               "modId": "REG3",
                     *               "enabled": "1"
                     *             }
                     *           ]
                     *         },
                     *         "gw": {
                     *           "GEETEST_ID": "demo",
                     *           "GEETEST_VERSION": "v4"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SiteSettings"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    getWhitelabel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The root of the tree. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "modId": "ROOT",
                     *         "enabled": "1",
                     *         "childrenNodes": [
                     *           {
                     *             "modId": "HOMEPAGE",
                     *             "enabled": "1",
                     *             "childrenNodes": [
                     *               {
                     *                 "modId": "GAMELO3",
                     *                 "enabled": "1"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WhitelabelNode"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    getTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "templateId": "M012",
                     *         "merchantCode": "DEMO",
                     *         "parameters": {
                     *           "switch_register": "1",
                     *           "mem_cen": "1",
                     *           "dep_func": "1"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Template"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": [
                     *         {
                     *           "name": "Việt Nam",
                     *           "code": "VN",
                     *           "countryDialingCode": "+84"
                     *         },
                     *         {
                     *           "name": "Thái Lan",
                     *           "code": "TH",
                     *           "countryDialingCode": "+66"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Country"][];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    listHelpTopics: {
        parameters: {
            query?: {
                /**
                 * @description The language of the topics.
                 * @example VI
                 */
                lang?: string;
                /** @description The kind of device the topics are for. */
                device?: "MOBILE";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": [
                     *         {
                     *           "title": "Cách nạp tiền",
                     *           "content": "<p>Chọn Nạp tiền, rồi chọn phương thức.</p>"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HelpTopic"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadInput"];
            default: components["responses"]["Failed"];
        };
    };
    getRsaKey: {
        parameters: {
            query?: {
                /** @description The time of the request; it defeats caches. */
                t?: number;
                /** @description As `t`. */
                _?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The modulus. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example c7a1f3f0c2a94d8be1b75c0a6d3e924fb8d7016c5e4a39f2807d1c6be5f4930ac7a1f3f0c2a94d8be1b75c0a6d3e924fb8d7016c5e4a39f2807d1c6be5f4930ac7a1f3f0c2a94d8be1b75c0a6d3e924fb8d7016c5e4a39f2807d1c6be5f4930ac7a1f3f0c2a94d8be1b75c0a6d3e924fb8d7016c5e4a39f2807d1c6be5f4930a */
                    "text/plain": string;
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    getCaptcha: {
        parameters: {
            query?: {
                /** @description The time of the request; it defeats caches. */
                _?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    /** @description `captchaId`, the id of the captcha. */
                    "Set-Cookie"?: string;
                    /** @description The id of the captcha. */
                    "X-Captcha-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Captcha"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The key of the body: its 16 characters reversed, under unpadded RSA with the gateway's modulus and exponent 65537, in hex.
                 *     `missing_encryption` when it is absent. The word `plain` announces an unencrypted body, which only test backends accept.
                 * @example 1f0c6a5e9b
                 */
                Encryption?: components["parameters"]["Encryption"];
                /**
                 * @description The captcha being answered, where the cookie `captchaId` cannot travel.
                 * @example 3f1c2a54-6a0e-4f6e-9a2e-6d1f7c0b8e21
                 */
                "X-Captcha-Id"?: components["parameters"]["CaptchaId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The encrypted form of LoginInput. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": "5pQ1l8s0Yy7nq0mN0gV6cE1Xw2mJx0Zr"
                 *     }
                 */
                "application/json": components["schemas"]["EncryptedBody"];
                /** @example 5pQ1l8s0Yy7nq0mN0gV6cE1Xw2mJx0Zr */
                "text/plain": string;
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "token": "7d1b6a0e-3c55-4a0e-8f0f-6a1b2c3d4e5f",
                     *         "userName": "demo01",
                     *         "type": 0,
                     *         "firstTimeLogin": false,
                     *         "passwordExpired": false,
                     *         "id": 100001
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Session"];
                        message?: string;
                    };
                };
            };
            /** @description The login was refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "errorCode": "login.incorrect",
                     *       "message": "Tên đăng nhập hoặc mật khẩu không đúng",
                     *       "value": {
                     *         "captcha": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    loginFreePlay: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The key of the body: its 16 characters reversed, under unpadded RSA with the gateway's modulus and exponent 65537, in hex.
                 *     `missing_encryption` when it is absent. The word `plain` announces an unencrypted body, which only test backends accept.
                 * @example 1f0c6a5e9b
                 */
                Encryption?: components["parameters"]["Encryption"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description An empty object. */
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "token": "2f6f9c1e-88a1-4b0c-9d53-0e5c7b1a4d22",
                     *         "userName": "guest4821",
                     *         "type": 4,
                     *         "firstTimeLogin": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Session"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    logoutByPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Failed"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Failed"];
        };
    };
    createTrialUserByGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trial user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "token": "9a3d2b10-6f7e-4c1d-a1b2-c3d4e5f60718",
                     *         "userName": "trial0917",
                     *         "customerType": 4
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TrialUser"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    createTrialUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trial user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "token": "9a3d2b10-6f7e-4c1d-a1b2-c3d4e5f60718",
                     *         "userName": "trial0917",
                     *         "customerType": 4
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TrialUser"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    getMemberInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "id": 100001,
                     *         "account": "demo01",
                     *         "nickname": "Nhãn Lồng",
                     *         "type": 0,
                     *         "mobile": "09****5678",
                     *         "mobileVerified": true,
                     *         "countryDialingCode": "+84",
                     *         "email": "d****@longan.example",
                     *         "regDate": 1735689600000,
                     *         "lastLogin": 1767225600000,
                     *         "lastLoginIp": "203.0.113.7",
                     *         "memberLabel": [],
                     *         "clubLabel": {
                     *           "labelId": 3,
                     *           "labelName": "VIP 3",
                     *           "type": "AUTO",
                     *           "color": "#D9A441",
                     *           "color2": "#8A5A12"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberInfo"];
                        message?: string;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Failed"];
        };
    };
    getWallet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "sumBalance": 12500.5
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Wallet"];
                        message?: string;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Failed"];
        };
    };
    getWalletBalance: {
        parameters: {
            query?: {
                /**
                 * @description 0 asks for all wallets, 2 for the main one.
                 * @example 0
                 */
                typeId?: 0 | 2;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balances. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "sumBalance": 12500.5,
                     *         "balance": [
                     *           {
                     *             "accountTypeId": 2,
                     *             "accountTypeName": "MAIN",
                     *             "displayName": "Ví chính",
                     *             "availBalance": 12480.5,
                     *             "balance": 12500.5,
                     *             "status": "OK"
                     *           }
                     *         ],
                     *         "currency": "VND",
                     *         "currencySymbol": "₫",
                     *         "currencyPosition": "B"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WalletBalance"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Failed"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                /**
                 * @description Not before.
                 * @example 1767139200000
                 */
                startTime?: components["parameters"]["QueryStartTime"];
                /**
                 * @description Not after; at most 30 days later.
                 * @example 1767225600000
                 */
                endTime?: components["parameters"]["QueryEndTime"];
                /**
                 * @description Groups of kinds, separated by commas: deposit, withdraw, betting, winning, dividend, betting_rebate, other and more.
                 * @example betting,winning
                 */
                codeTypes?: string;
                /** @description Kinds by number, separated by commas. */
                txTypeIds?: string;
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["QueryPage"];
                /**
                 * @description Rows on a page.
                 * @example 13
                 */
                size?: components["parameters"]["QuerySize"];
                /** @description A member below the caller. */
                subordinateName?: components["parameters"]["QuerySubordinate"];
                /** @description The language of texts in the reply, as in the header `Language`. */
                language?: components["parameters"]["QueryLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of movements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "txId": "T260101000123",
                     *             "txTypeId": 8202,
                     *             "txTypeName": "Đặt cược",
                     *             "codeType": "betting",
                     *             "txTimeInTimestamp": 1767225600000,
                     *             "orderNo": "S260101000123",
                     *             "amount": -20,
                     *             "currentAvailBalance": 12480.5
                     *           }
                     *         ],
                     *         "total": 25,
                     *         "totalPages": 2,
                     *         "footer": {
                     *           "amount": -120.5
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TransactionPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Failed"];
        };
    };
    listRngOrders: {
        parameters: {
            query?: {
                /**
                 * @description Not before, in milliseconds.
                 * @example 1767139200000
                 */
                startDate?: components["parameters"]["QueryStartDate"];
                /**
                 * @description Not after, in milliseconds; at most 30 days later.
                 * @example 1767225600000
                 */
                endDate?: components["parameters"]["QueryEndDate"];
                /** @description The code of a vendor; empty asks for all. */
                accountType?: components["parameters"]["QueryAccountType"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["QueryPage"];
                /**
                 * @description Rows on a page.
                 * @example 13
                 */
                size?: components["parameters"]["QuerySize"];
                /** @description A member below the caller. */
                subordinateName?: components["parameters"]["QuerySubordinate"];
                /** @description A part of the order number. */
                orderNoSearch?: components["parameters"]["QueryOrderSearch"];
                /** @description 1 won, 2 lost, 3 tied, 4 cancelled. */
                status?: components["parameters"]["QueryBetStatus"];
                /** @description As `status`; some gateways use this name. */
                winLossDraw?: components["parameters"]["QueryWinLossDraw"];
                /** @description The language of texts in the reply, as in the header `Language`. */
                language?: components["parameters"]["QueryLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of bets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "orderNo": "S260101000123",
                     *             "gameName": "Rồng Vàng",
                     *             "gameCode": "rong-vang",
                     *             "accountType": "SAOMAI",
                     *             "betAmount": 20,
                     *             "validBetAmount": 20,
                     *             "winAmount": 0,
                     *             "profitAndLoss": -20,
                     *             "betTimeInTimestamp": 1767225600000,
                     *             "settleTimeInTimestamp": 1767225600000,
                     *             "status": 2
                     *           }
                     *         ],
                     *         "total": 45,
                     *         "totalPages": 4,
                     *         "footer": {
                     *           "betAmount": 900,
                     *           "winAmount": 812.5,
                     *           "validBetAmount": 900,
                     *           "profitAndLoss": -87.5,
                     *           "totalHands": 45
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BetRecordPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Failed"];
        };
    };
    listElottSettledOrders: {
        parameters: {
            query?: {
                /**
                 * @description Not before, in milliseconds.
                 * @example 1767139200000
                 */
                startDate?: components["parameters"]["QueryStartDate"];
                /**
                 * @description Not after, in milliseconds; at most 30 days later.
                 * @example 1767225600000
                 */
                endDate?: components["parameters"]["QueryEndDate"];
                /** @description The code of a vendor; empty asks for all. */
                accountType?: components["parameters"]["QueryAccountType"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["QueryPage"];
                /**
                 * @description Rows on a page.
                 * @example 13
                 */
                size?: components["parameters"]["QuerySize"];
                /** @description A member below the caller. */
                subordinateName?: components["parameters"]["QuerySubordinate"];
                /** @description A part of the order number. */
                orderNoSearch?: components["parameters"]["QueryOrderSearch"];
                /** @description 0 waiting, 1 won, 2 lost, 3 tied, 4 cancelled. */
                status?: components["parameters"]["QueryLotteryStatus"];
                /** @description Only bets that chase several issues. */
                chase?: components["parameters"]["QueryChase"];
                /** @description Only this lottery. */
                gameId?: components["parameters"]["QueryGameId"];
                /** @description Only this lottery. */
                gameCode?: components["parameters"]["QueryGameCode"];
                /** @description Only this issue. */
                numero?: components["parameters"]["QueryNumero"];
                /** @description 1 Lott, 3 Elott. */
                prizeModeId?: components["parameters"]["QueryPrizeModeId"];
                /**
                 * @description The lottery vendor.
                 * @example TCG_LOTTO_VN
                 */
                productCode?: components["parameters"]["QueryProductCode"];
                /** @description One order. */
                orderNo?: components["parameters"]["QueryOrderNo"];
                /** @description The language of texts in the reply, as in the header `Language`. */
                language?: components["parameters"]["QueryLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of bets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "orderNo": "L260101000045",
                     *             "abbrOrderNo": "L…0045",
                     *             "orderMasterId": 45,
                     *             "orderDetailId": 451,
                     *             "gameName": "Xổ số nhanh 45 giây",
                     *             "gameCode": "VNQ45",
                     *             "gameId": 301,
                     *             "numero": "202601010001",
                     *             "playId": 1,
                     *             "playCode": "lo2",
                     *             "betContent": "27",
                     *             "bettingApproach": "STANDARD",
                     *             "chase": false,
                     *             "odds": 3.6,
                     *             "betAmount": 10,
                     *             "validBetAmount": 10,
                     *             "winAmount": 36,
                     *             "profitAndLoss": 26,
                     *             "betTimeInTimestamp": 1767225600000,
                     *             "status": 1,
                     *             "winningNumber": "58127",
                     *             "settleTimeInTimestamp": 1767225645000
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "totalPages": 1,
                     *         "footer": {
                     *           "betAmount": 10,
                     *           "winAmount": 36,
                     *           "validBetAmount": 10,
                     *           "profitAndLoss": 26,
                     *           "totalHands": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryRecordPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Failed"];
        };
    };
    listElottUnsettledOrders: {
        parameters: {
            query?: {
                /**
                 * @description Not before, in milliseconds.
                 * @example 1767139200000
                 */
                startDate?: components["parameters"]["QueryStartDate"];
                /**
                 * @description Not after, in milliseconds; at most 30 days later.
                 * @example 1767225600000
                 */
                endDate?: components["parameters"]["QueryEndDate"];
                /** @description The code of a vendor; empty asks for all. */
                accountType?: components["parameters"]["QueryAccountType"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["QueryPage"];
                /**
                 * @description Rows on a page.
                 * @example 13
                 */
                size?: components["parameters"]["QuerySize"];
                /** @description A member below the caller. */
                subordinateName?: components["parameters"]["QuerySubordinate"];
                /** @description A part of the order number. */
                orderNoSearch?: components["parameters"]["QueryOrderSearch"];
                /** @description 0 waiting, 1 won, 2 lost, 3 tied, 4 cancelled. */
                status?: components["parameters"]["QueryLotteryStatus"];
                /** @description Only bets that chase several issues. */
                chase?: components["parameters"]["QueryChase"];
                /** @description Only this lottery. */
                gameId?: components["parameters"]["QueryGameId"];
                /** @description Only this lottery. */
                gameCode?: components["parameters"]["QueryGameCode"];
                /** @description Only this issue. */
                numero?: components["parameters"]["QueryNumero"];
                /** @description 1 Lott, 3 Elott. */
                prizeModeId?: components["parameters"]["QueryPrizeModeId"];
                /**
                 * @description The lottery vendor.
                 * @example TCG_LOTTO_VN
                 */
                productCode?: components["parameters"]["QueryProductCode"];
                /** @description One order. */
                orderNo?: components["parameters"]["QueryOrderNo"];
                /** @description The language of texts in the reply, as in the header `Language`. */
                language?: components["parameters"]["QueryLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of bets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "orderNo": "L260101000045",
                     *             "abbrOrderNo": "L…0045",
                     *             "orderMasterId": 45,
                     *             "orderDetailId": 451,
                     *             "gameName": "Xổ số nhanh 45 giây",
                     *             "gameCode": "VNQ45",
                     *             "gameId": 301,
                     *             "numero": "202601010001",
                     *             "playId": 1,
                     *             "playCode": "lo2",
                     *             "betContent": "27",
                     *             "bettingApproach": "STANDARD",
                     *             "chase": false,
                     *             "odds": 3.6,
                     *             "betAmount": 10,
                     *             "validBetAmount": 10,
                     *             "winAmount": 0,
                     *             "profitAndLoss": 0,
                     *             "betTimeInTimestamp": 1767225600000,
                     *             "status": 0
                     *           }
                     *         ],
                     *         "total": 1,
                     *         "totalPages": 1,
                     *         "footer": {
                     *           "betAmount": 10,
                     *           "winAmount": 0,
                     *           "validBetAmount": 10,
                     *           "profitAndLoss": 0,
                     *           "totalHands": 1
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryRecordPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Failed"];
        };
    };
    listAnnouncements: {
        parameters: {
            query?: {
                /**
                 * @description Kinds, separated by commas: B banners, PL notices, PU pop-ups, PR promotions, A agent notices, H reserved.
                 * @example B,PL,PU,PR
                 */
                types?: string;
                /**
                 * @description Only banners of this group.
                 * @example m_home
                 */
                groupName?: string;
                /**
                 * @description W for desktop or M for mobile.
                 * @example M
                 */
                platform?: "W" | "M";
                /** @description When pop-ups are shown. */
                execution?: "B" | "AFTER_LOGIN";
                /** @description The code of the merchant, as in the header `Merchant`. */
                merchantCode?: components["parameters"]["QueryMerchantCode"];
                /** @description The session's token once more; some gateways read it here. The header decides. */
                token?: components["parameters"]["QueryToken"];
                /** @description The language of texts in the reply, as in the header `Language`. */
                language?: components["parameters"]["QueryLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The announcements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "banners": [
                     *           {
                     *             "bannerId": 11,
                     *             "groupName": "m_home",
                     *             "url": "https://images.longan.example/banner/11.svg",
                     *             "title": "Mùa nhãn chín"
                     *           }
                     *         ],
                     *         "player": [
                     *           {
                     *             "id": 501,
                     *             "title": "Bảo trì định kỳ",
                     *             "content": "<p>Rạng sáng thứ Ba, 02:00 đến 03:00.</p>",
                     *             "startDate": 1767225600000,
                     *             "read": false
                     *           }
                     *         ],
                     *         "popup": [],
                     *         "promotion": [
                     *           {
                     *             "id": 71,
                     *             "title": "Hoàn trả mỗi ngày",
                     *             "category": "rebate_promo",
                     *             "content": "<p>Hoàn 0,8% mỗi ngày.</p>",
                     *             "startDate": 1767225600000,
                     *             "noExpiry": 1,
                     *             "announcementImages": [
                     *               {
                     *                 "sequence": 1,
                     *                 "url": "https://images.longan.example/promo/71.svg"
                     *               }
                     *             ],
                     *             "imageRequired": "N",
                     *             "remarkRequired": "N"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Announcements"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadInput"];
            default: components["responses"]["Failed"];
        };
    };
    markAnnouncementRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "announcementId": 501,
                 *       "read": true
                 *     }
                 */
                "application/json": components["schemas"]["AnnouncementRead"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadBody"];
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Failed"];
        };
    };
    getInboxUnreadCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": 3
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["UnreadCount"];
                        message?: string;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Failed"];
        };
    };
    getChatUnreadCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "unReadCount": 4
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["UnreadCount"];
                        message?: string;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Failed"];
        };
    };
    listVendors: {
        parameters: {
            query?: {
                /** @description The code of the merchant. */
                merchant?: string;
                /** @description The code of the merchant, as in the header `Merchant`. */
                merchantCode?: components["parameters"]["QueryMerchantCode"];
                /**
                 * @description The kind of client, `html5` for phones.
                 * @example html5
                 */
                platform?: string;
                /** @description The language of texts in the reply, as in the header `Language`. */
                language?: components["parameters"]["QueryLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "sorting": [
                     *           {
                     *             "gameCategory": "RNG",
                     *             "vendorNames": [
                     *               {
                     *                 "vassalage": "SAOMAI",
                     *                 "accountTypeName": "SAOMAI"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "mapping": {
                     *           "RNG": [
                     *             {
                     *               "vassalage": "SAOMAI",
                     *               "accountTypeName": "SAOMAI",
                     *               "displayName": "Sao Mai",
                     *               "gameType": "RNG",
                     *               "gameCode": "lobby",
                     *               "gameId": 9001,
                     *               "nodeId": 9001,
                     *               "isGame": "VASSALAGE",
                     *               "mobileLargeIcon": "https://images.longan.example/vendor/SAOMAI.svg"
                     *             }
                     *           ]
                     *         },
                     *         "display": {
                     *           "SAOMAI": "Sao Mai"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["VendorCatalogue"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadInput"];
            default: components["responses"]["Failed"];
        };
    };
    listGameTypes: {
        parameters: {
            query?: {
                /**
                 * @description The kind of list; clients send 1.
                 * @example 1
                 */
                typeId?: number;
                /** @description The code of the merchant. */
                merchant_code?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The classes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "content": {
                     *           "RNG": {
                     *             "SAOMAI": [
                     *               "JP",
                     *               "TG"
                     *             ]
                     *           },
                     *           "FISH": {
                     *             "HAIAU": []
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GameTypes"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadInput"];
            default: components["responses"]["Failed"];
        };
    };
    listGames: {
        parameters: {
            query?: {
                /** @description The code of the merchant. */
                merchant?: string;
                /**
                 * @description The kind of client.
                 * @example html5
                 */
                platform?: "html5" | "flash" | "html5-desktop";
                /** @description The kind of client in the other reading, 2 for phones. */
                clientType?: 2 | 3;
                /**
                 * @description RNG, LIVE, FISH, PVP, SPORTS and others.
                 * @example RNG
                 */
                gameType?: string;
                /** @description A part of the name; diacritics and case do not matter. */
                gameName?: string;
                /** @description The code of a vendor. */
                vassalage?: string;
                /** @description A class of slots. */
                gameClassify?: string;
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Games on a page.
                 * @example 40
                 */
                pageSize?: number;
                /** @description Only new games. */
                isNew?: boolean;
                /** @description Only games with this lowest stake or less. */
                minBet?: number;
                /** @description Only slots with this many lines or more. */
                minLine?: number;
                /** @description The language of texts in the reply, as in the header `Language`. */
                language?: components["parameters"]["QueryLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "games": [
                     *           {
                     *             "nodeId": 1001,
                     *             "gameId": 1001,
                     *             "gameCode": "rong-vang",
                     *             "gameName": "Rồng Vàng",
                     *             "nodeName": "Rồng Vàng",
                     *             "displayName": "Rồng Vàng",
                     *             "gameType": "RNG",
                     *             "gameCategory": "RNG",
                     *             "vassalage": "SAOMAI",
                     *             "remark": "HOT",
                     *             "mobileLargeIcon": "https://images.longan.example/tile/1001.svg",
                     *             "supportPlay": "Y",
                     *             "isGameH5": "Y"
                     *           }
                     *         ],
                     *         "pageNum": 1,
                     *         "totalPages": 31,
                     *         "totalCount": 1221
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GamePage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadInput"];
            default: components["responses"]["Failed"];
        };
    };
    listHotGames: {
        parameters: {
            query?: {
                /**
                 * @description The kind of list; phones send 2.
                 * @example 2
                 */
                isPlatform?: number;
                /**
                 * @description The kind of client.
                 * @example html5
                 */
                platform?: string;
                /** @description The code of the merchant, as in the header `Merchant`. */
                merchantCode?: components["parameters"]["QueryMerchantCode"];
                /** @description The language of texts in the reply, as in the header `Language`. */
                language?: components["parameters"]["QueryLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hot games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "nodeId": 1001,
                     *             "gameId": 1001,
                     *             "gameCode": "rong-vang",
                     *             "gameName": "Rồng Vàng",
                     *             "nodeName": "Rồng Vàng",
                     *             "displayName": "Rồng Vàng",
                     *             "gameType": "RNG",
                     *             "gameCategory": "RNG",
                     *             "vassalage": "SAOMAI",
                     *             "remark": "HOT",
                     *             "mobileLargeIcon": "https://images.longan.example/tile/1001.svg"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HotGames"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadInput"];
            default: components["responses"]["Failed"];
        };
    };
    listHotMatches: {
        parameters: {
            query?: {
                /** @description The language of texts in the reply, as in the header `Language`. */
                language?: components["parameters"]["QueryLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "homeTeam": "Hải Âu FC",
                     *             "awayTeam": "Sông Hàn",
                     *             "homeTeamImageUrl": "https://images.longan.example/crest/1.svg",
                     *             "awayTeamImageUrl": "https://images.longan.example/crest/2.svg",
                     *             "league": "Giải Nhãn Vàng",
                     *             "matchTime": 1767268800000,
                     *             "vendor": "SANCO",
                     *             "roomId": "m-77",
                     *             "nodeId": 7001,
                     *             "odds": {
                     *               "home": 1.95,
                     *               "draw": 3.4,
                     *               "away": 3.8
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HotMatches"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    listRecentGames: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Games on a page.
                 * @example 35
                 */
                pageSize?: number;
                /** @description Only games of this type. */
                gameType?: string;
                /**
                 * @description The kind of client.
                 * @example 2
                 */
                clientType?: 2 | 3;
                /** @description The language of texts in the reply, as in the header `Language`. */
                language?: components["parameters"]["QueryLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "nodeId": 1001,
                     *             "gameId": 1001,
                     *             "gameCode": "rong-vang",
                     *             "gameName": "Rồng Vàng",
                     *             "nodeName": "Rồng Vàng",
                     *             "displayName": "Rồng Vàng",
                     *             "gameType": "RNG",
                     *             "gameCategory": "RNG",
                     *             "vassalage": "SAOMAI",
                     *             "mobileLargeIcon": "https://images.longan.example/tile/1001.svg"
                     *           }
                     *         ],
                     *         "totalPages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RecentGames"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Failed"];
        };
    };
    addRecentGame: {
        parameters: {
            query: {
                /**
                 * @description The game.
                 * @example 1001
                 */
                nodeId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadInput"];
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Failed"];
        };
    };
    listFavouriteIds: {
        parameters: {
            query?: {
                /** @description The session's token once more; some gateways read it here. The header decides. */
                token?: components["parameters"]["QueryToken"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Ids on a page.
                 * @example 100
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ids. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": [
                     *         1001,
                     *         1042
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FavouriteIds"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Failed"];
        };
    };
    listFavouriteGames: {
        parameters: {
            query?: {
                /** @description The session's token once more; some gateways read it here. The header decides. */
                token?: components["parameters"]["QueryToken"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                pageNo?: number;
                /**
                 * @description Games on a page.
                 * @example 35
                 */
                pageSize?: number;
                /** @description Only games of this type. */
                gameType?: string;
                /** @description The language of texts in the reply, as in the header `Language`. */
                language?: components["parameters"]["QueryLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of favourites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "content": [
                     *           {
                     *             "nodeId": 1001,
                     *             "gameId": 1001,
                     *             "gameCode": "rong-vang",
                     *             "gameName": "Rồng Vàng",
                     *             "nodeName": "Rồng Vàng",
                     *             "displayName": "Rồng Vàng",
                     *             "gameType": "RNG",
                     *             "gameCategory": "RNG",
                     *             "vassalage": "SAOMAI",
                     *             "mobileLargeIcon": "https://images.longan.example/tile/1001.svg"
                     *           }
                     *         ],
                     *         "pageNum": 1,
                     *         "totalPages": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FavouriteGamePage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Failed"];
        };
    };
    addFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nodeId": 1001,
                 *       "vendor": "SAOMAI",
                 *       "gameType": "RNG"
                 *     }
                 */
                "application/json": components["schemas"]["FavouriteInput"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadBody"];
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Failed"];
        };
    };
    removeFavourite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nodeId": 1001,
                 *       "vendor": "SAOMAI"
                 *     }
                 */
                "application/json": components["schemas"]["FavouriteInput"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadBody"];
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Failed"];
        };
    };
    launchGame: {
        parameters: {
            query?: {
                /**
                 * @description GLS for games, LOTT for lotteries. Without it the launch fails.
                 * @example GLS
                 */
                launchMode?: "GLS" | "LOTT";
                /**
                 * @description 1 plays with money, 0 for free.
                 * @example 1
                 */
                accountType?: 0 | 1;
                /**
                 * @description The type of the game.
                 * @example RNG
                 */
                gameType?: string;
                /**
                 * @description The code of the vendor.
                 * @example SAOMAI
                 */
                vassalage?: string;
                /**
                 * @description The game, or `lobby` for the vendor's lobby.
                 * @example rong-vang
                 */
                gameCode?: string;
                /**
                 * @description The game's id.
                 * @example 1001
                 */
                gameId?: number;
                /**
                 * @description The game's place in the catalogue.
                 * @example 1001
                 */
                nodeId?: number;
                /** @description A room within the game. */
                roomId?: string;
                /**
                 * @description The kind of client.
                 * @example html5
                 */
                platform?: string;
                /**
                 * @description The kind of client in the other reading, 2 for phones.
                 * @example 2
                 */
                clientType?: number;
                /** @description Where the game's way back leads. */
                backUrl?: string;
                /** @description The game opens inside an app. */
                webView?: boolean;
                /** @description Move the balance to the vendor's wallet without asking. */
                confirmTrans?: boolean;
                /** @description The kind of device of the lottery client. */
                device?: "WEB" | "MOBILE";
                /**
                 * @description The area of the lottery client.
                 * @example VN
                 */
                lottoArea?: string;
                /** @description The prize mode of the lottery client. */
                lottoPrizeMode?: components["schemas"]["PrizeMode"];
                /** @description The lottery to open. */
                lottoGameCode?: string;
                /** @description What the lottery client shows first. */
                lottoView?: "betting" | "lobby";
                /** @description The lottery client offers its lobby. */
                hasLobby?: boolean;
                /** @description The title of the lottery. */
                labelName?: string;
                /** @description Traditional or entertainment play. */
                playType?: "trad" | "ent";
                /** @description The code of the merchant, as in the header `Merchant`. */
                merchantCode?: components["parameters"]["QueryMerchantCode"];
                /** @description The language of texts in the reply, as in the header `Language`. */
                language?: components["parameters"]["QueryLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Launch"];
                        message?: string;
                    };
                };
            };
            /** @description The game cannot be opened for this member. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "errorCode": "vendor_under_maintenance",
                     *       "message": "Nhà cung cấp đang bảo trì",
                     *       "value": {
                     *         "content": {
                     *           "data": {
                     *             "maintainTime": 1767225600000,
                     *             "endTime": 1767232800000
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            /** @description The launch failed, for example because no launch mode was given. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "errorCode": "launch.failed",
                     *       "message": "Hệ thống bận, vui lòng thử lại #727"
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    listWinners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The winners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": {
                     *         "list": [
                     *           {
                     *             "vo": {
                     *               "gameName": "Rồng Vàng",
                     *               "nodeName": "Rồng Vàng",
                     *               "customerName": "m***89",
                     *               "winAmount": 4520.5,
                     *               "iconUrl": "https://images.longan.example/tile/1001.svg",
                     *               "nodeId": 1001,
                     *               "gameType": "RNG",
                     *               "vendor": "SAOMAI"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Winners"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    getJackpot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The amount. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "value": 88412650.75
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Jackpot"];
                        message?: string;
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    listLotteries: {
        parameters: {
            query?: {
                /** @description The language of texts in the reply, as in the header `Language`. */
                language?: components["parameters"]["QueryLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All lotteries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "code": "VNQ45",
                     *         "gameCode": "VNQ45",
                     *         "gameId": 301,
                     *         "vendor": "TCG_LOTTO_VN",
                     *         "labelName": "Xổ số nhanh 45 giây",
                     *         "mobileIconUrl": "https://images.longan.example/lottery/VNQ45.svg",
                     *         "tag": [
                     *           "HOT"
                     *         ],
                     *         "gameMenus": [
                     *           "QUICK"
                     *         ],
                     *         "roundSeconds": 45
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["LotteryGame"][];
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    listLotteryMenus: {
        parameters: {
            query?: {
                /**
                 * @description Only lotteries of this prize mode.
                 * @example Elott
                 */
                prizeMode?: components["parameters"]["QueryPrizeMode"];
                /**
                 * @description The kind of device.
                 * @example MOBILE
                 */
                device?: components["parameters"]["QueryDevice"];
                /** @description The language of texts in the reply, as in the header `Language`. */
                language?: components["parameters"]["QueryLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lottery menus. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "gameGroupCode": "QUICK",
                     *         "labelName": "Xổ số nhanh",
                     *         "gameMenus": [
                     *           {
                     *             "code": "VNQ45",
                     *             "gameCode": "VNQ45",
                     *             "gameId": 301,
                     *             "vendor": "TCG_LOTTO_VN",
                     *             "labelName": "Xổ số nhanh 45 giây",
                     *             "mobileIconUrl": "https://images.longan.example/lottery/VNQ45.svg",
                     *             "tag": [
                     *               "HOT"
                     *             ],
                     *             "gameMenus": [
                     *               "QUICK"
                     *             ],
                     *             "roundSeconds": 45
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["LotteryMenuGroup"][];
                };
            };
            400: components["responses"]["BadInput"];
            default: components["responses"]["Failed"];
        };
    };
    listVnLotteryMenus: {
        parameters: {
            query?: {
                /**
                 * @description Only lotteries of this prize mode.
                 * @example Elott
                 */
                prizeMode?: components["parameters"]["QueryPrizeMode"];
                /**
                 * @description The kind of device.
                 * @example MOBILE
                 */
                device?: components["parameters"]["QueryDevice"];
                /** @description The language of texts in the reply, as in the header `Language`. */
                language?: components["parameters"]["QueryLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Vietnamese lottery menus. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "QUICK": {
                     *         "gameGroupCode": "QUICK",
                     *         "labelName": "Xổ số nhanh",
                     *         "gameMenus": [
                     *           {
                     *             "code": "VNQ45",
                     *             "gameCode": "VNQ45",
                     *             "gameId": 301,
                     *             "vendor": "TCG_LOTTO_VN",
                     *             "labelName": "Xổ số nhanh 45 giây",
                     *             "mobileIconUrl": "https://images.longan.example/lottery/VNQ45.svg",
                     *             "tag": [
                     *               "HOT"
                     *             ],
                     *             "gameMenus": [
                     *               "QUICK"
                     *             ],
                     *             "roundSeconds": 45
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LotteryMenuGroupMap"];
                };
            };
            400: components["responses"]["BadInput"];
            default: components["responses"]["Failed"];
        };
    };
    listPopularLotteries: {
        parameters: {
            query?: {
                /**
                 * @description The kind of device.
                 * @example MOBILE
                 */
                device?: components["parameters"]["QueryDevice"];
                /**
                 * @description Only lotteries of this prize mode.
                 * @example Elott
                 */
                prizeMode?: components["parameters"]["QueryPrizeMode"];
                /** @description The language of texts in the reply, as in the header `Language`. */
                language?: components["parameters"]["QueryLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Popular lotteries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "code": "VNQ45",
                     *         "gameCode": "VNQ45",
                     *         "gameId": 301,
                     *         "vendor": "TCG_LOTTO_VN",
                     *         "labelName": "Xổ số nhanh 45 giây",
                     *         "mobileIconUrl": "https://images.longan.example/lottery/VNQ45.svg",
                     *         "tag": [
                     *           "HOT"
                     *         ],
                     *         "gameMenus": [
                     *           "QUICK"
                     *         ],
                     *         "roundSeconds": 45,
                     *         "numero": "202601010002",
                     *         "isSale": true,
                     *         "remainTime": 31250,
                     *         "lockTime": 5,
                     *         "winningTime": 1767225690000,
                     *         "previousNumero": "202601010001",
                     *         "previousWinningNumber": "58127"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["LotteryItem"][];
                };
            };
            400: components["responses"]["BadInput"];
            default: components["responses"]["Failed"];
        };
    };
    listOpenedNumeros: {
        parameters: {
            query?: {
                /**
                 * @description The kind of device.
                 * @example MOBILE
                 */
                device?: components["parameters"]["QueryDevice"];
                /**
                 * @description How many lotteries at most.
                 * @example 12
                 */
                count?: number;
                /**
                 * @description Only lotteries of this prize mode.
                 * @example Elott
                 */
                prizeMode?: components["parameters"]["QueryPrizeMode"];
                /** @description The language of texts in the reply, as in the header `Language`. */
                language?: components["parameters"]["QueryLanguage"];
                /** @description Table games too. */
                showTableGame?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lotteries on sale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "VNQ45": {
                     *         "code": "VNQ45",
                     *         "gameCode": "VNQ45",
                     *         "gameId": 301,
                     *         "vendor": "TCG_LOTTO_VN",
                     *         "labelName": "Xổ số nhanh 45 giây",
                     *         "mobileIconUrl": "https://images.longan.example/lottery/VNQ45.svg",
                     *         "tag": [
                     *           "HOT"
                     *         ],
                     *         "gameMenus": [
                     *           "QUICK"
                     *         ],
                     *         "roundSeconds": 45,
                     *         "numero": "202601010002",
                     *         "isSale": true,
                     *         "remainTime": 31250,
                     *         "lockTime": 5,
                     *         "winningTime": 1767225690000,
                     *         "previousNumero": "202601010001",
                     *         "previousWinningNumber": "58127"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["LotteryItemMap"];
                };
            };
            400: components["responses"]["BadInput"];
            default: components["responses"]["Failed"];
        };
    };
    getNumerosNear: {
        parameters: {
            query: {
                /**
                 * @description The lottery.
                 * @example 301
                 */
                gameId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The issues around now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "currentNumero": {
                     *         "numero": "202601010002",
                     *         "gameId": 301,
                     *         "remainTime": 31250,
                     *         "lockTime": 5,
                     *         "isSale": true
                     *       },
                     *       "previousNumero": {
                     *         "numero": "202601010001",
                     *         "winningNumber": "58127"
                     *       },
                     *       "nextNumero": {
                     *         "numero": "202601010003"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["NearNumeros"];
                };
            };
            400: components["responses"]["BadInput"];
            default: components["responses"]["Failed"];
        };
    };
    listDraws: {
        parameters: {
            query?: {
                /**
                 * @description The page, from 0.
                 * @example 0
                 */
                page?: components["parameters"]["QueryPageFromZero"];
                /**
                 * @description Rows on a page.
                 * @example 10
                 */
                size?: components["parameters"]["QueryPageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description The lottery.
                 * @example 301
                 */
                gameId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Past draws. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "gameId": 301,
                     *           "numero": "202601010001",
                     *           "winningNumber": "58127",
                     *           "prizes": [
                     *             {
                     *               "prize": "special",
                     *               "numbers": [
                     *                 "58127"
                     *               ]
                     *             },
                     *             {
                     *               "prize": "first",
                     *               "numbers": [
                     *                 "40931"
                     *               ]
                     *             }
                     *           ],
                     *           "drawTime": 1767225645000
                     *         }
                     *       ],
                     *       "number": 0,
                     *       "size": 10,
                     *       "totalElements": 1920,
                     *       "totalPages": 192
                     *     }
                     */
                    "application/json": components["schemas"]["DrawPage"];
                };
            };
            400: components["responses"]["BadInput"];
            default: components["responses"]["Failed"];
        };
    };
    getPlayMenu: {
        parameters: {
            query?: {
                /**
                 * @description Only lotteries of this prize mode.
                 * @example Elott
                 */
                prizeMode?: components["parameters"]["QueryPrizeMode"];
                /** @description The language of texts in the reply, as in the header `Language`. */
                language?: components["parameters"]["QueryLanguage"];
            };
            header?: never;
            path: {
                /**
                 * @description The lottery.
                 * @example 301
                 */
                gameId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What can be bet on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "gameId": 301,
                     *       "gameCode": "VNQ45",
                     *       "prizeMode": "Elott",
                     *       "groups": [
                     *         {
                     *           "groupCode": "LO",
                     *           "groupName": "Lô",
                     *           "plays": [
                     *             {
                     *               "playId": 1,
                     *               "playCode": "lo2",
                     *               "playName": "Lô 2 số",
                     *               "odds": 3.6,
                     *               "digits": 2,
                     *               "positions": [
                     *                 "all.last2"
                     *               ],
                     *               "minStake": 1,
                     *               "maxStake": 5000,
                     *               "description": "Thắng khi hai số cuối của bất kỳ giải nào trùng với số đã chọn."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "groupCode": "TX",
                     *           "groupName": "Tài xỉu",
                     *           "plays": [
                     *             {
                     *               "playId": 6,
                     *               "playCode": "taixiu",
                     *               "playName": "Tài xỉu",
                     *               "odds": 1.96,
                     *               "digits": 0,
                     *               "positions": [
                     *                 "special.last"
                     *               ],
                     *               "options": [
                     *                 {
                     *                   "content": "TAI",
                     *                   "optionName": "Tài"
                     *                 },
                     *                 {
                     *                   "content": "XIU",
                     *                   "optionName": "Xỉu"
                     *                 }
                     *               ],
                     *               "minStake": 1,
                     *               "maxStake": 20000,
                     *               "description": "Chữ số cuối của giải đặc biệt từ 5 đến 9 là tài."
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PlayMenu"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Failed"];
        };
    };
    placeLotteryBets: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Names one intended command. The same key with the same body answers as the first time, without a second effect;
                 *     with another body it is refused with `idempotency.key.reused`.
                 * @example 0b9d0f2e-5a58-4b66-9a0e-2f6a5d3c1e77
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
                 *       "prizeMode": "Elott",
                 *       "device": "MOBILE",
                 *       "contents": [
                 *         {
                 *           "gameId": 301,
                 *           "winStop": false,
                 *           "playId": 1,
                 *           "bettingContent": "05,27",
                 *           "singleBetPrice": 10,
                 *           "bettingApproach": "STANDARD",
                 *           "numero": [
                 *             {
                 *               "numero": "202601010002",
                 *               "multiple": 1
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["LotteryBetting"];
            };
        };
        responses: {
            /** @description Bet on lotteries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "orderNo": "L260101000045",
                     *         "orderMasterId": 45,
                     *         "orderDetailId": 451,
                     *         "gameId": 301,
                     *         "gameCode": "VNQ45",
                     *         "gameName": "Xổ số nhanh 45 giây",
                     *         "numero": "202601010002",
                     *         "playId": 1,
                     *         "playCode": "lo2",
                     *         "playName": "Lô 2 số",
                     *         "bettingContent": "05,27",
                     *         "bettingApproach": "STANDARD",
                     *         "singleBetPrice": 10,
                     *         "multiple": 1,
                     *         "stake": 20,
                     *         "odds": 3.6,
                     *         "status": 0,
                     *         "winAmount": 0,
                     *         "betTime": 1767225660000,
                     *         "drawTime": 1767225690000
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["LotteryOrder"][];
                };
            };
            /** @description The bets were refused; none of them was taken. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": false,
                     *       "errorCode": "lottery.round.closed",
                     *       "message": "Kỳ này đã đóng",
                     *       "value": {
                     *         "field": "contents.0.numero.0.numero",
                     *         "reason": "the round no longer takes bets"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            422: components["responses"]["KeyReused"];
            default: components["responses"]["Failed"];
        };
    };
    listOrdersToday: {
        parameters: {
            query?: {
                /**
                 * @description Only this lottery.
                 * @example 301
                 */
                gameId?: number;
                /**
                 * @description The page, from 0.
                 * @example 0
                 */
                page?: components["parameters"]["QueryPageFromZero"];
                /**
                 * @description Rows on a page.
                 * @example 10
                 */
                size?: components["parameters"]["QueryPageSize"];
                /** @description The language of texts in the reply, as in the header `Language`. */
                language?: components["parameters"]["QueryLanguage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description My lottery bets of today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "content": [
                     *         {
                     *           "orderNo": "L260101000045",
                     *           "orderMasterId": 45,
                     *           "orderDetailId": 451,
                     *           "gameId": 301,
                     *           "gameCode": "VNQ45",
                     *           "gameName": "Xổ số nhanh 45 giây",
                     *           "numero": "202601010002",
                     *           "playId": 1,
                     *           "playCode": "lo2",
                     *           "playName": "Lô 2 số",
                     *           "bettingContent": "05,27",
                     *           "bettingApproach": "STANDARD",
                     *           "singleBetPrice": 10,
                     *           "multiple": 1,
                     *           "stake": 20,
                     *           "odds": 3.6,
                     *           "status": 0,
                     *           "winAmount": 0,
                     *           "betTime": 1767225660000,
                     *           "drawTime": 1767225690000
                     *         }
                     *       ],
                     *       "number": 0,
                     *       "size": 10,
                     *       "totalElements": 1,
                     *       "totalPages": 1
                     *     }
                     */
                    "application/json": components["schemas"]["LotteryOrderPage"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["NotSignedIn"];
            default: components["responses"]["Failed"];
        };
    };
}
type FlattenedDeepRequired<T> = {
    [K in keyof T]-?: FlattenedDeepRequired<T[K] extends unknown[] | undefined | null ? Extract<T[K], unknown[]>[number] : T[K]>;
};
type ReadonlyArray<T> = [
    Exclude<T, undefined>
] extends [
    unknown[]
] ? Readonly<Exclude<T, undefined>> : Readonly<Exclude<T, undefined>[]>;
export const loginInputTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["LoginInput"]["type"]> = ["username", "sms", "firebase"];
export const loginInputFirebaseChannelValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["LoginInput"]["firebaseChannel"]> = ["sms"];
export const errorCodeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ErrorCode"]> = ["login.not.session", "user.or.token.invalid", "CUSTOMER_NOT_LOGIN", "token_ip_different", "merchant.acct.setup.err", "login_verify_required", "TOO_MANY_REQUEST", "TOO_MANY_REQUESTS", "bind_customer_required", "function.not.available", "domain_not_available", "request_param_err", "request_body_required", "request.too.large", "missing_encryption", "idempotency.key.reused", "login.incorrect", "login.not.member", "login.not.agent", "member.locked", "member.exists", "account.in.use", "captcha.required", "captcha.incorrect", "verification.code.incorrect", "geetest.required", "geetest.failed", "agent.link.incorrect", "referrer.link.incorrect", "affiliate.code.invalid", "account.format.invalid", "password.format.invalid", "email.format.invalid", "name.format.invalid", "mobile.format.invalid", "modify.new.old.same", "permission.denied", "balance.not.enough", "stake.invalid", "lottery.round.closed", "launch_game_balance_not_enough", "launch.failed", "vendor_under_maintenance", "withdraw_turnover_not_enough", "required_deposit_amount_not_reached", "required_member_information_incomplete", "invalid.payment.pw", "not.exists.payment.password", "withdraw_not_supported", "promotion_turnover_not_enough", "prom.claim.req.field", "claim_deposit_required", "claim_bet_required", "claim_deposit_and_bet_required", "no_mission_claim", "user_record_not_exists", "ip.restricted", "region.restricted", "system.upgrading", "system.maintenance", "system.error", "response.invalid", "ledger.broken"];
export const downloadLinkResourceTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["DownloadLink"]["resourceType"]> = ["IOS", "Android", "MOBILECONFIG"];
export const whitelabelNodeEnabledValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["WhitelabelNode"]["enabled"]> = ["0", "1"];
export const mobileTemplateMem_cenValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["MobileTemplate"]["mem_cen"]> = [0, 1];
export const mobileTemplateDep_funcValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["MobileTemplate"]["dep_func"]> = [0, 1];
export const systemStatusStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["SystemStatus"]["status"]> = [0, 1, 2];
export const templateParametersSwitch_registerValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TemplateParameters"]["switch_register"]> = ["0", "1"];
export const templateParametersMem_cenValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TemplateParameters"]["mem_cen"]> = ["0", "1"];
export const templateParametersDep_funcValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TemplateParameters"]["dep_func"]> = ["0", "1"];
export const walletBalanceCurrencyPositionValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["WalletBalance"]["currencyPosition"]> = ["F", "B"];
export const betRecordStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["BetRecord"]["status"]> = [1, 2, 3, 4];
export const lotteryRecordPrizeModeIdValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["LotteryRecord"]["prizeModeId"]> = [1, 3];
export const lotteryRecordStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["LotteryRecord"]["status"]> = [0, 1, 2, 3, 4];
export const yesNoValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["YesNo"]> = ["Y", "N"];
export const promotionNoExpiryValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Promotion"]["noExpiry"]> = [0, 1];
export const prizeModeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PrizeMode"]> = ["Lott", "Elott", "ZY", "SEA", "LOTT", "ELOTT"];
export const lotteryVendorValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["LotteryVendor"]> = ["TCG_LOTTO_VN", "TCG_SEA"];
export const lotteryDeviceValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["LotteryDevice"]> = ["WEB", "MOBILE"];
export const drawPrizePrizeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["DrawPrize"]["prize"]> = ["special", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
export const playOptionContentValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PlayOption"]["content"]> = ["TAI", "XIU", "CHAN", "LE"];
export const playPlayCodeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Play"]["playCode"]> = ["lo2", "de", "dau", "duoi", "bacang", "taixiu", "chanle"];
export const lotteryOrderStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["LotteryOrder"]["status"]> = [0, 1, 2, 3, 4];
