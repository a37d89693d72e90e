// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
    "/wps/system/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
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
        get: operations["listHelpTopics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/system/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSystemStatusV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/domainRoute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDomainRoute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/customerService": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listServiceChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDownloads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/headIcons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listHeadIcons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/test/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["pingGateway"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/collect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["collectTelemetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/WPSCORE_checkIfAppDomain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["checkAppDomain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/WPSCORE_getPixelTrack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPixelTracks"];
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
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["verifyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/touchToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["touchToken"];
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
        post: operations["logoutByPost"];
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
        get: operations["createTrialUserByGet"];
        put?: never;
        post: operations["createTrialUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/setting/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getRegistrationRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/check/username": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["checkUsername"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/affiliate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["checkAffiliate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDefaultAffiliate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["register"];
        post: operations["registerByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register/mobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["registerByMobile"];
        post: operations["registerByMobileByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register/autoUsername": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["registerWithoutUsername"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register/onlyMobile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["registerByMobileAlone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/captcha/geetest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getHumanCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/noLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendLoginCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendRegistrationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendPasswordCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/verification/sms/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendMobileCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/verification/sms/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["verifyMobile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/verification/sms/verifyCurrent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["verifyCurrentMobile"];
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
        get: operations["getMemberInfo"];
        put?: never;
        post: operations["updateMemberInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/nickname": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getNickname"];
        put: operations["updateNickname"];
        /** @deprecated */
        post: operations["updateNicknameByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getEmail"];
        put: operations["updateEmail"];
        /** @deprecated */
        post: operations["updateEmailByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/payeename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPayeeName"];
        put: operations["updatePayeeName"];
        /** @deprecated */
        post: operations["updatePayeeNameByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/icon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMemberIcon"];
        put: operations["setMemberIcon"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getPlayerAvatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPlayerAvatar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["setMemberLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getCustomerKycMerchantSetting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getKycSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/lottoCustomersSeries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMemberLotterySeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/member/securityConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSecurityConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/securityQuestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSecurityQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/customerSecurityQuestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMySecurityQuestions"];
        put: operations["setSecurityQuestions"];
        /** @deprecated */
        post: operations["setSecurityQuestionsByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/googleAuthenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getGoogleAuthenticator"];
        put?: never;
        post: operations["bindGoogleAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/hasWithdrawalPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getHasPaymentPassword"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/paymentPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["setPaymentPassword"];
        /** @deprecated */
        post: operations["setPaymentPasswordByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/member/paymentPassword/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resetPaymentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/paymentPassword/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["checkPaymentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/member/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["changePasswordV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["sendPasswordMail"];
        post: operations["sendPasswordMailByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resetPassword"];
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
        get: operations["getWalletBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_merchantWallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMerchantWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_walletTransfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["transferWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_walletReturn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["transferAllBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallets/lockStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWalletLockStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallets/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @deprecated */
        get: operations["getBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @deprecated */
        get: operations["listWallets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallets/lockTransStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @deprecated */
        get: operations["getTransferLockStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallets/lockStatusByType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @deprecated */
        get: operations["getLockStatusByType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallets/transferToMainWallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @deprecated */
        post: operations["transferToMainWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallets/transferFromMainWallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @deprecated */
        post: operations["transferFromMainWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/wallets/transferSubToSubWallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @deprecated */
        post: operations["transferSubToSubWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getDepositSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDepositSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/depositBanks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDepositChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotions/deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDepositPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getExchangeRate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getExchangeRate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_depositByQRImageUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["depositByQr"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_manualTransferByAccountName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["depositByAccountName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_depositByLaunchUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["depositByLaunchUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_depositByVirtualWallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["depositByVirtualWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getDepositWalletAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["getDepositAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getDeposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getDeposit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_cancelDeposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["cancelDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_createDepositTask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createDepositTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_uploadDepositSlip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["uploadDepositSlip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getPaymentConfirmationList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPaymentConfirmations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_processC2CTransaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["processC2CTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getPendingCounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPendingCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getDepositTransactionReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDeposits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/transaction/deposit/{method}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @deprecated */
        post: operations["depositByMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/depositTransaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @deprecated */
        get: operations["listDepositTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/bankCard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listBankCards"];
        put: operations["addBankCard"];
        post?: never;
        delete: operations["deleteBankCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getWithdrawAccountInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWithdrawAccountInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_setDefaultWithdrawAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["setDefaultBankCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getBanks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getEWalletGroups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEWalletGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getBindConfiguration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getBindConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/transaction/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getWithdrawSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWithdrawSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getWithdrawTurnover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWithdrawTurnover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getWithdrawCharges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getWithdrawCharges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getWithdrawTransactionReport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/transaction/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @deprecated */
        post: operations["withdrawV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/withdrawBanks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @deprecated */
        get: operations["listWithdrawBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/withdrawTransaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @deprecated */
        get: operations["listWithdrawTransactions"];
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
        get: operations["listElottUnsettledOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_FishOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listFishOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_LiveOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLiveOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_PvPOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPvpOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_SportsSettOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSportsSettledOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_SportsUnsettOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSportsUnsettledOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_ordersSportsRemote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRemoteSportsOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_getTransactionCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTransactionCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_getPersonalProfitAndLoss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPersonalProfitAndLoss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/detailedLottoPNL": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLotteryProfitAndLoss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/personalPVPFishingPNL": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPvpFishProfitAndLoss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getExcludeTurnoverList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listExcludedTurnover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/transaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @deprecated */
        get: operations["listTransactionReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/downlineTransaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @deprecated */
        get: operations["listDownlineTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/accountGameBetHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @deprecated */
        get: operations["listBetHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getAvailablePromotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAvailablePromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getMerchantAvailablePromotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMerchantAvailablePromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getClaimPromotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listClaimableRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_claimIssuedPromotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["claimReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_getPromotionClaimList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listClaimedRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getRegisterPromotionList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSignUpPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_signUpPromotionJoin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["joinSignUpPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_signUpRequestReward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createRewardRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/PROMOFE_getUnappliedExtraRewardClaimList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listExtraRewardClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/PROMOFE_feLayoutPromotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRewardLayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/PROMOFE_getPromotionAnnouncementCategory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPromotionCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @deprecated */
        get: operations["listPromotions"];
        put?: never;
        /** @deprecated */
        post: operations["joinPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getPointBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPointBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getPointConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPointConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getPointRewardConversionType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPointRewardTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getPointReward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPointRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/passwordCheck/MCSFE_redeemPointReward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["redeemPointReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getRedeemPointList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPointRedemptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/passwordCheck/MCSFE_convertPoint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["convertPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/PROMOFE_getClaimTicketList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/PROMOFE_claimTicket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["claimTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/PROMOFE_claimFreeSpinTicket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["claimFreeSpinTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/PROMOFE_getDiscountTicketList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDiscountTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/PROMOFE_getTicketGlobalConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTicketConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_cancelTicket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["cancelTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getRafflePromotionStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getRaffleStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_claimRafflePromotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["claimRaffle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getMissionSummaryDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getMissionLeaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMissionLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_claimMission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["claimMissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/PROMOFE_getParticipableQuestList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listQuests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/PROMOFE_getRankBoardList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRankBoards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/PROMOFE_recordCustomerHeartbeatDaily": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["recordHeartbeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getLoginPromotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSignInPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getLoginPromotionConfigHistory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSignInCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_claimLoginPromotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["claimSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/PROMOFE_getPromoCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPromoCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/PROMOFE_claimPromoCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["claimPromoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getCustomerRebateSettingByProductType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRebateSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getRebateList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRebates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_claimRebate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["claimRebate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getPlayerRankProgress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getRankProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getPlayerRankList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getReferralDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getReferralDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getReferralList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listReferrals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getReferralIncome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getReferralIncome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getReferralRanking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listReferralRanking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getReferralRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listReferralRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getReferralEstimates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listReferralEstimates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/PROMOFE_getAchievementSettingList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listReferralAchievements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_claimReferralReward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["claimReferralRewards"];
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
        get: operations["listAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CCSFE_getListAnnouncements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAnnouncementsByCcsfe"];
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
        post: operations["markAnnouncementRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSiteNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAgentNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/announcements/advanced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @deprecated */
        get: operations["listAdvancedNotices"];
        put?: never;
        post?: never;
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
        get: operations["getChatUnreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/EMFE_getInboxUnreadCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getInboxUnreadCountByEmfe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CSP_getInbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listInboxByCsp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/EMFE_getInbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/EMFE_markInboxRead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["markInboxRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/EMFE_markAllInboxRead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["markAllInboxRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/EMFE_deleteInbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteInboxMessages"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/message/unreadCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMailboxUnreadCount"];
        /** @deprecated */
        put: operations["getMailboxUnreadCountByPut"];
        /** @deprecated */
        post: operations["getMailboxUnreadCountByPost"];
        /** @deprecated */
        delete: operations["getMailboxUnreadCountByDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/message/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMailboxRecipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/message/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["sendMailboxMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/message/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMailboxInbox"];
        put?: never;
        post?: never;
        delete: operations["deleteMailboxInbox"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/message/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["markMailboxRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/message/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMailboxOutbox"];
        put?: never;
        post?: never;
        delete: operations["deleteMailboxOutbox"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CBS_launchChat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["launchChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CSP_ImUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getImUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CBS_groupPermission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getChatPermission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CBS_modelList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listChatModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/WPSCORE_getCustomerServiceScript": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCustomerServiceScript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["sendFeedback"];
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
        get: operations["listHotGames"];
        put?: never;
        /** @deprecated */
        post: operations["listHotGamesByPost"];
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
        post: operations["getJackpot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_gameVendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listVendorLanes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_getVassGameType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listGameTypesByGcsgame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GLS2_roomList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_getRankList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRankedGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_gameTrialLaunch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["launchTrialGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_gameLaunchFB": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["launchGuestSports"];
        put?: never;
        post?: never;
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
        get: operations["listLotteryMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/game_menus/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRecentLotteries"];
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
        get: operations["listOrdersToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/opened/numero": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOpenIssues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto/lgw/games/opened/numero": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listOpenIssuesByLotto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto-vn/lgw/numeros/near": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getVnNumerosNear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/games/game_menu/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listVnRecentLotteries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/draw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLatestDraws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/draw/code/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDrawsByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/draw/{gameId}/hot_gap_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getHotGapInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/{gameId}/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getLotterySetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/customers/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPrizeSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/orders/betting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["placeLotterySlips"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLotteryOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/orders/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["cancelLotteryOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/betting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @deprecated */
        post: operations["placeLotteryBetsByLgw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_getTeamOverviewSum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTeamOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_getTeamProfitAndLoss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTeamProfitAndLoss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_getAgentCommissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCommissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/downlines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDownlines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/downline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createDownline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/promoteDownlineToAgent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["promoteDownline"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/globalRebateSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getGlobalRebateSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getGlobalRebateSettingsByProductType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listGlobalRebateSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/downlineRebates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDownlineRebates"];
        put: operations["setDownlineRebates"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/affiliateUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @deprecated */
        get: operations["getAffiliateUrls"];
        put?: never;
        post: operations["createAffiliateUrl"];
        delete: operations["deleteAffiliateUrl"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/affiliateUrls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAffiliateUrls"];
        put?: never;
        /** @deprecated */
        post: operations["addAffiliateUrl"];
        /** @deprecated */
        delete: operations["removeAffiliateUrl"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_createAffiliateUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createAffiliateUrlByRelay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_viewAffiliateUrls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAffiliateUrlsByRelay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_deleteAffiliateUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteAffiliateUrlByRelay"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/registeredAffiliates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRegisteredAffiliates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_viewRegisteredAffiliates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRegisteredAffiliatesByRelay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/transferEnabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getTransferEnabled"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/transferDownline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["transferDownline"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/transferDownlines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["transferDownlines"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/transferDownlines/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["checkDownlineTransfers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/downlineLottoPNL": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @deprecated */
        get: operations["listDownlineLotteryProfitAndLoss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/teamPVPFishingPNL": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @deprecated */
        get: operations["listTeamPvpFishProfitAndLoss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/teamPVPRNGBetting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @deprecated */
        get: operations["listTeamPvpRngBetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/income": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @deprecated */
        get: operations["getTeamIncome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/report/commission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @deprecated */
        get: operations["listCommissionReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/rulebook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getRulebook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/responsible/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listLimits"];
        put?: never;
        post: operations["setLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/responsible/limits/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["removeLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/responsible/limits/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["confirmLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/responsible/limits/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["cancelLimitChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/responsible/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getPlaySession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/responsible/reality-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["setRealityCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/responsible/reality-check/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["answerRealityCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/responsible/statement/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["confirmStatement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/responsible/game-exit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["leaveGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/responsible/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/responsible/breaks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listBreaks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/responsible/time-outs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createTimeOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/responsible/panic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createPanicTimeOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/responsible/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOfferChoice"];
        put?: never;
        post: operations["setOfferChoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/responsible/self-exclusion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createSelfExclusion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/responsible/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["applyReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/funds/consolidated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getFundsConsolidated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_processContractDividend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["processDividendContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_processDailySalaryContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["processDailySalaryContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_processContractHourSalary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["processHourSalaryContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_processRealTimeSalaryContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["processRealTimeSalaryContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_processDividendReq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["processDividendContractByMcs2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_processDailySalContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["processDailySalaryContractByMcs2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_processContractHourSalary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["processHourSalaryContractByMcs2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getContractList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_createContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["createContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_cancelContract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["cancelContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getSalaryList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSalaries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getDividendList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listDividends"];
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
        /** @enum {string} */
        ErrorCode: "login.not.session" | "user.or.token.invalid" | "CUSTOMER_NOT_LOGIN" | "token_ip_different" | "merchant.acct.setup.err" | "login_verify_required" | "TOO_MANY_REQUEST" | "TOO_MANY_REQUESTS" | "bind_customer_required" | "function.not.available" | "domain_not_available" | "request_param_err" | "request_body_required" | "request.too.large" | "missing_encryption" | "idempotency.key.reused" | "login.incorrect" | "login.not.member" | "login.not.agent" | "member.locked" | "member.exists" | "account.in.use" | "captcha.required" | "captcha.incorrect" | "verification.code.incorrect" | "geetest.required" | "geetest.failed" | "agent.link.incorrect" | "referrer.link.incorrect" | "affiliate.code.invalid" | "account.format.invalid" | "password.format.invalid" | "email.format.invalid" | "name.format.invalid" | "mobile.format.invalid" | "modify.new.old.same" | "permission.denied" | "balance.not.enough" | "stake.invalid" | "payment.password.locked" | "amount.invalid" | "deposit.channel.unavailable" | "deposit.state.invalid" | "withdraw.limit.reached" | "withdraw.in.review" | "account.limit.reached" | "account.exists" | "payee.name.mismatch" | "lottery.round.closed" | "market.closed" | "odds.changed" | "launch_game_balance_not_enough" | "launch.failed" | "vendor_under_maintenance" | "withdraw_turnover_not_enough" | "required_deposit_amount_not_reached" | "required_member_information_incomplete" | "invalid.payment.pw" | "not.exists.payment.password" | "withdraw_not_supported" | "promotion_turnover_not_enough" | "prom.claim.req.field" | "claim_deposit_required" | "claim_bet_required" | "claim_deposit_and_bet_required" | "no_mission_claim" | "user_record_not_exists" | "reward.claimed" | "reward.expired" | "reward.not.ready" | "promo.code.invalid" | "points.not.enough" | "goods.sold.out" | "limit.deposit.exceeded" | "limit.loss.exceeded" | "limit.stake.exceeded" | "limit.time.exceeded" | "limit.required" | "limit.pending" | "reality.check.pending" | "statement.pending" | "stake.over.rulebook" | "game.cycle.short" | "game.parallel" | "bonus.not.allowed" | "account.time.out" | "account.self.excluded" | "ip.restricted" | "region.restricted" | "system.upgrading" | "system.maintenance" | "system.error" | "response.invalid" | "ledger.broken";
        PointRedeeming: {
            rewardId: components["schemas"]["PointRewardId"];
            password: string;
        };
        PointConversion: {
            points: number;
            password: string;
        };
        LoginInput: {
            /** @enum {string} */
            type: "username" | "sms" | "firebase";
            username?: string;
            password?: string;
            captcha?: string;
            loginDeviceId?: string;
            countryDialingCode?: string;
            /** @enum {string} */
            firebaseChannel?: "sms";
            firebaseIdToken?: string;
            firebaseMobileNo?: string;
            geetestValidateV4?: components["schemas"]["HumanAnswer"];
            isOfficialAppLogin?: boolean;
        };
        LoginVerification: components["schemas"]["LoginInput"] & {
            verificationCode: string;
        };
        RegistrationInput: {
            username?: string;
            password?: string;
            confirmPassword?: string;
            countryDialingCode?: components["schemas"]["DialingCode"];
            mobileNum?: string;
            verificationCode?: string;
            captcha?: string;
            email?: string;
            payeeName?: string;
            nickname?: string;
            qqNum?: string;
            idNumber?: string;
            paymentPassword?: string;
            line?: string;
            whatsapp?: string;
            facebook?: string;
            wechat?: string;
            zalo?: string;
            birthday?: string;
            recommenderId?: string;
            referralCode?: string;
            affiliateCode?: string;
            domain?: string;
            registerUrl?: string;
            /** @enum {string} */
            registerMethod?: "APP" | "H5" | "PWA" | "WEBCLIP";
            merchantCode?: string;
            login?: boolean;
            /** @enum {integer} */
            type?: 0;
            loginDeviceId?: string;
            geetestValidateV4?: components["schemas"]["HumanAnswer"];
            /** @enum {string} */
            firebaseChannel?: "sms";
            firebaseIdToken?: string;
        };
        PaymentPasswordInput: {
            paymentPassword?: components["schemas"]["PaymentPassword"];
            confirmPaymentPassword?: components["schemas"]["PaymentPassword"];
            /** @enum {integer} */
            checkCompleteCustomerInfo?: 0 | 1;
            oldPassword?: components["schemas"]["PaymentPassword"];
            newPassword?: components["schemas"]["PaymentPassword"];
            confirmNewPassword?: components["schemas"]["PaymentPassword"];
        };
        PaymentPasswordReset: {
            /** @enum {string} */
            method: "L" | "S" | "E";
            loginPassword?: string;
            verificationCode?: string;
            mobileNum?: string;
            countryDialingCode?: components["schemas"]["DialingCode"];
            firebaseIdToken?: string;
            email?: string;
            password?: components["schemas"]["PaymentPassword"];
            confirmPassword?: components["schemas"]["PaymentPassword"];
        };
        PaymentPasswordCheck: {
            paymentPassword: components["schemas"]["PaymentPassword"];
        };
        PasswordChange: {
            oldPassword: components["schemas"]["LoginPassword"];
            newPassword: components["schemas"]["LoginPassword"];
            confirmNewPassword: components["schemas"]["LoginPassword"];
        };
        PasswordReset: {
            newPassword: components["schemas"]["LoginPassword"];
            mobileNum: components["schemas"]["MobileNumber"];
            countryDialingCode?: components["schemas"]["DialingCode"];
            verificationCode?: string;
            firebaseIdToken?: string;
        };
        AccountInput: {
            /** @enum {string} */
            cardType: "B" | "V" | "E";
            bankCode: string;
            bankName?: string;
            cardNumber?: string;
            payeeName?: string;
            fullName?: string;
            firstName?: string;
            lastName?: string;
            province?: string;
            city?: string;
            area?: string;
            countryCode?: string;
            mobileNum?: string;
            mobileNo?: string;
            countryDialingCode?: string;
            email?: string;
            playerId?: string;
            customField?: string;
            walletAddress?: string;
            walletName?: string;
            walletType?: string;
            qrCode?: string;
            paymentPassword?: components["schemas"]["PaymentPassword"];
            validatePaymentPassword?: components["schemas"]["PaymentPassword"];
            verificationCode?: string;
            firebaseIdToken?: string;
            authCode?: string;
        };
        AccountRemoval: {
            bankCardId: components["schemas"]["BankCardId"];
            validatePaymentPassword: components["schemas"]["PaymentPassword"];
        };
        SecurityAnswers: {
            questions: {
                questionId: components["schemas"]["QuestionId"];
                answer: string;
            }[];
        };
        DownlineInput: {
            username: string;
            password: string;
            nickname?: string;
            type?: components["schemas"]["MemberKind"];
            rebates?: components["schemas"]["AgentRebates"];
        };
        DownlineTransferInput: {
            downline?: components["schemas"]["DownlineAccount"];
            transferAmount: components["schemas"]["Money"];
            password: string;
            remark?: string;
        };
        DownlineTransfersInput: {
            transfers: components["schemas"]["DownlineShares"];
            password: string;
            remark?: string;
        };
        WithdrawInput: {
            amount: components["schemas"]["Money"];
            bankCardId?: components["schemas"]["BankCardId"];
            accountId?: components["schemas"]["BankCardId"];
            password?: string;
            /** @enum {string} */
            currentWithdrawType: "BC" | "EW" | "VM" | "VW";
            groupId?: components["schemas"]["GroupId"];
            virtualAmount?: number;
            verificationCode?: string;
            firebaseIdToken?: string;
            isByPaster?: boolean;
        };
        ServiceChannel: {
            path: string;
            title: string;
            type: number;
            csType?: number;
            labelIds?: number[];
        };
        DomainRoute: {
            domainName: string;
        };
        DownloadLink: {
            /** @enum {string} */
            resourceType: "IOS" | "Android" | "MOBILECONFIG";
            url: string;
            qrCodeUrl?: string;
            labelNameEn?: string;
        };
        WhitelabelNode: {
            modId: string;
            /** @enum {string} */
            enabled: "0" | "1";
            childrenNodes?: components["schemas"]["WhitelabelNode"][];
        };
        RegistrationRule: {
            acceptedPattern: string;
            minLength: number;
            maxLength: number;
            patternId: number;
            enabled: boolean;
            required: boolean;
            message?: string;
        };
        MobileTemplate: {
            /** @enum {integer} */
            mem_cen: 0 | 1;
            /** @enum {integer} */
            dep_func: 0 | 1;
        };
        SmsSettings: {
            firebase: boolean;
            apiKey?: string;
            authDomain?: string;
            projectId?: string;
        };
        HumanCheckSettings: {
            GEETEST_ID?: string;
            GEETEST_VERSION?: string;
        };
        SiteSettings: {
            customerService: components["schemas"]["ServiceChannel"][];
            domainRoute: components["schemas"]["DomainRoute"][];
            mainDomain: string;
            imageCDNs: string[];
            launchGameCDNs?: string[];
            resources: components["schemas"]["DownloadLink"][];
            whitelabel: components["schemas"]["WhitelabelNode"];
            register: {
                [key: string]: components["schemas"]["RegistrationRule"];
            };
            mobileTemplate: components["schemas"]["MobileTemplate"];
            paths?: {
                [key: string]: string;
            };
            sms?: components["schemas"]["SmsSettings"];
            gw?: components["schemas"]["HumanCheckSettings"];
            analytics?: {
                [key: string]: string;
            };
        };
        VisitorLocation: {
            ip: string;
            region?: string;
        };
        Timestamp: number;
        SystemStatus: {
            info: components["schemas"]["SiteSettings"];
            location: components["schemas"]["VisitorLocation"];
            maintenance: boolean;
            maintenanceEndTime?: components["schemas"]["Timestamp"];
            regionRestriction: boolean;
            whitelist?: boolean;
            /** @enum {integer} */
            status?: 0 | 1 | 2;
        };
        FailureDetail: {
            field?: string;
            reason?: string;
            /** @enum {string} */
            rule?: "characters" | "most" | "below" | "closed";
            captcha?: boolean;
            type?: string;
            data?: unknown;
            content?: {
                data?: {
                    maintainTime?: components["schemas"]["Timestamp"];
                    endTime?: components["schemas"]["Timestamp"];
                };
            };
        };
        Failure: {
            /** @constant */
            success: false;
            errorCode: components["schemas"]["ErrorCode"];
            message: string;
            value?: components["schemas"]["FailureDetail"];
        };
        TemplateParameters: {
            /** @enum {string} */
            switch_register: "0" | "1";
            /** @enum {string} */
            mem_cen?: "0" | "1";
            /** @enum {string} */
            dep_func?: "0" | "1";
        };
        Template: {
            templateId: string;
            merchantCode: string;
            parameters: components["schemas"]["TemplateParameters"];
        };
        Country: {
            name: string;
            code: string;
            countryDialingCode: string;
        };
        HelpTopic: {
            title: string;
            content: string;
        };
        DomainRoutes: {
            customerService: components["schemas"]["ServiceChannel"][];
            domainList: components["schemas"]["DomainRoute"][];
        };
        HeadIcon: {
            iconId: string;
            url: string;
        };
        DoneReply: {
            /** @constant */
            success: true;
            value?: boolean | null;
            message?: string;
        };
        Telemetry: {
            name: string;
            page?: string;
            durationMs?: number;
            detail?: string;
        };
        IsAppDomain: boolean;
        PixelTrack: {
            platform: string;
            pixelId: string;
        };
        Captcha: string;
        PointRewardId: number;
        HumanAnswer: {
            captcha_id?: string;
            lot_number?: string;
            pass_token?: string;
            gen_time?: string;
            captcha_output?: string;
        };
        DialingCode: string;
        PaymentPassword: string;
        LoginPassword: string;
        MobileNumber: string;
        BankCardId: number;
        QuestionId: number;
        /** @enum {integer} */
        MemberKind: 0 | 1;
        AgentRebateRate: number;
        AgentRebate: {
            productType: string;
            rebateRate: components["schemas"]["AgentRebateRate"];
        };
        AgentRebates: components["schemas"]["AgentRebate"][];
        DownlineAccount: string;
        Money: number;
        DownlineShare: {
            downline: components["schemas"]["DownlineAccount"];
            transferAmount: components["schemas"]["Money"];
        };
        DownlineShares: components["schemas"]["DownlineShare"][];
        GroupId: number;
        ReturnInput: {
            username: string;
            password: string;
        };
        EncryptedBody: {
            value: string;
        } | string;
        MemberId: number;
        Session: {
            token: string;
            userName: string;
            type: number;
            firstTimeLogin: boolean;
            customerType?: number;
            passwordExpired?: boolean;
            id?: components["schemas"]["MemberId"];
            mobileNum?: string;
            lastLoginIp?: string;
        };
        SessionToken: {
            token?: string;
        };
        TrialUser: {
            token: string;
            userName: string;
            customerType: number;
        };
        RegistrationRules: {
            [key: string]: components["schemas"]["RegistrationRule"];
        };
        UsernameFree: boolean;
        AffiliateKnown: boolean;
        DefaultAffiliate: {
            code: string;
        };
        Registered: {
            token: string;
            userName: string;
            customerId: components["schemas"]["MemberId"];
            type?: number;
        };
        HumanCheck: {
            gt: string;
        };
        SmsInput: {
            mobileNum?: components["schemas"]["MobileNumber"];
            mobileNo?: components["schemas"]["MobileNumber"];
            countryDialingCode?: components["schemas"]["DialingCode"];
            geetestValidateV4?: components["schemas"]["HumanAnswer"];
        };
        SmsSent: {
            expirationTime: number;
        };
        MobileProof: {
            mobileNum?: components["schemas"]["MobileNumber"];
            mobileNo?: components["schemas"]["MobileNumber"];
            countryDialingCode?: components["schemas"]["DialingCode"];
            verificationCode?: string;
            firebaseIdToken?: string;
        };
        ClubLabel: {
            labelId: number;
            labelName: string;
            type?: string;
            color?: string;
            color2?: string;
        };
        MemberInfo: {
            id: components["schemas"]["MemberId"];
            account: string;
            nickname: string;
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
        Nickname: string;
        PayeeName: string;
        Mail: string;
        ProfileText: string;
        MemberUpdate: {
            nickname?: components["schemas"]["Nickname"];
            payeename?: components["schemas"]["PayeeName"];
            mail?: components["schemas"]["Mail"];
            mobile?: string;
            countryDialingCode?: string;
            birthday?: string;
            qq?: components["schemas"]["ProfileText"];
            wechat?: components["schemas"]["ProfileText"];
            line?: components["schemas"]["ProfileText"];
            facebook?: components["schemas"]["ProfileText"];
            telegram?: components["schemas"]["ProfileText"];
            whatsapp?: components["schemas"]["ProfileText"];
            zalo?: components["schemas"]["ProfileText"];
            twitter?: components["schemas"]["ProfileText"];
            viber?: components["schemas"]["ProfileText"];
            idNumber?: components["schemas"]["ProfileText"];
            idType?: components["schemas"]["ProfileText"];
            gender?: components["schemas"]["ProfileText"];
            maritalStatus?: components["schemas"]["ProfileText"];
            nationality?: components["schemas"]["ProfileText"];
            region?: components["schemas"]["ProfileText"];
            occupation?: components["schemas"]["ProfileText"];
            sourceOfIncome?: components["schemas"]["ProfileText"];
            city?: components["schemas"]["ProfileText"];
            address?: components["schemas"]["ProfileText"];
            permanentAddress?: components["schemas"]["ProfileText"];
            placeOfBirth?: components["schemas"]["ProfileText"];
        };
        OwnNickname: string;
        NicknameUpdate: {
            nickname: components["schemas"]["Nickname"];
        };
        OwnEmail: string;
        EmailUpdate: {
            mail: components["schemas"]["Mail"];
        };
        OwnPayeeName: string;
        PayeeNameUpdate: {
            payeename: components["schemas"]["PayeeName"];
        };
        IconId: string;
        IconInput: {
            icon: components["schemas"]["IconId"];
        };
        Avatar: {
            avatar: components["schemas"]["IconId"];
            /** @enum {string} */
            avatarType: "STATIC" | "CUSTOM";
        };
        LanguageInput: {
            language: string;
        };
        /** @enum {string} */
        YesNo: "Y" | "N";
        KycSetting: {
            kycEnabled: components["schemas"]["YesNo"];
            /** @enum {string} */
            kycStatus: "NONE" | "PENDING" | "APPROVED" | "REJECTED";
            requiredDocuments: string[];
        };
        MemberSeries: {
            prizeModeId: number;
            prizeMode: string;
            series: number;
        };
        SecurityItem: {
            enabled: boolean;
            isComplete: boolean;
        };
        SecurityConfig: {
            completeProgress: number;
            info: {
                bindGA: components["schemas"]["SecurityItem"];
                email: components["schemas"]["SecurityItem"];
                mobileNum: components["schemas"]["SecurityItem"];
                mobileVerified: components["schemas"]["SecurityItem"];
                loginPassword?: components["schemas"]["SecurityItem"];
                paymentPassword: components["schemas"]["SecurityItem"];
                securityQuestions: components["schemas"]["SecurityItem"];
                bankCards: components["schemas"]["SecurityItem"];
                virtualWallets: components["schemas"]["SecurityItem"];
                eWallet: components["schemas"]["SecurityItem"];
                idVerification?: components["schemas"]["SecurityItem"];
                cpfVerification?: components["schemas"]["SecurityItem"];
            };
        };
        SecurityQuestion: {
            questionId: components["schemas"]["QuestionId"];
            question: string;
        };
        GoogleAuthenticator: {
            bindGA: boolean;
            secretKey?: string;
            otpauth?: string;
        };
        AuthenticatorProof: {
            secretKey: string;
            code: string;
        };
        HasPaymentPassword: boolean;
        PasswordMailInput: {
            username: string;
            email: string;
        };
        Wallet: {
            sumBalance: components["schemas"]["Money"];
        };
        WalletAccount: {
            accountTypeId: number;
            accountTypeName?: string;
            accountName?: string;
            displayName?: string;
            availBalance: components["schemas"]["Money"];
            balance: components["schemas"]["Money"];
            status: string;
        };
        WalletBalance: {
            sumBalance: components["schemas"]["Money"];
            balance?: components["schemas"]["WalletAccount"][];
            balances?: components["schemas"]["WalletAccount"][];
            currency?: string;
            currencySymbol?: string;
            /** @enum {string} */
            currencyPosition?: "F" | "B";
        };
        MerchantWallet: {
            isSingle: boolean | number;
        };
        AccountTypeId: number;
        WalletTransfer: {
            fromAccountTypeId: components["schemas"]["AccountTypeId"];
            toAccountTypeId: components["schemas"]["AccountTypeId"];
            amount: components["schemas"]["Money"];
        };
        WalletTransferred: {
            successAmount: components["schemas"]["Money"];
        };
        WalletReturn: {
            customerId?: components["schemas"]["MemberId"];
        };
        WalletPart: {
            accountTypeId: components["schemas"]["AccountTypeId"];
            amount: components["schemas"]["Money"];
            reason?: string;
        };
        WalletReturned: {
            successAmount?: components["schemas"]["Money"];
            returned?: components["schemas"]["WalletPart"][];
            remaining?: components["schemas"]["WalletPart"][];
        };
        WalletLock: {
            accountTypeId: components["schemas"]["AccountTypeId"];
            isLocked: boolean;
        };
        FormNumber: string;
        TransferToMainForm: {
            fromAccountTypeId: components["schemas"]["FormNumber"];
            amount: components["schemas"]["FormNumber"];
        };
        TransferToMain: {
            fromAccountTypeId: components["schemas"]["AccountTypeId"];
            amount: components["schemas"]["Money"];
        };
        TransferFromMainForm: {
            toAccountTypeId: components["schemas"]["FormNumber"];
            amount: components["schemas"]["FormNumber"];
        };
        TransferFromMain: {
            toAccountTypeId: components["schemas"]["AccountTypeId"];
            amount: components["schemas"]["Money"];
        };
        WalletTransferForm: {
            fromAccountTypeId: components["schemas"]["FormNumber"];
            toAccountTypeId: components["schemas"]["FormNumber"];
            amount: components["schemas"]["FormNumber"];
        };
        DepositCount: number;
        /** @enum {string} */
        DepositStatus: "created" | "awaiting" | "proof" | "confirming" | "credited" | "different" | "failed" | "cancelled" | "expired";
        DepositRow: {
            depositId: string;
            depositMethod: string;
            requestedAmount: components["schemas"]["Money"];
            amount: components["schemas"]["Money"];
            customerBankCharge: components["schemas"]["Money"];
            depositDate: components["schemas"]["Timestamp"];
            actualDepositDate?: components["schemas"]["Timestamp"];
            state: number;
            /** @enum {string} */
            accelerationStatus?: "NA" | "AC" | "MA" | "A" | "R";
            depositSlip?: components["schemas"]["YesNo"];
            accelerateAvailabilityStart?: components["schemas"]["Timestamp"];
            accelerateAvailabilityEnd?: components["schemas"]["Timestamp"];
            status?: components["schemas"]["DepositStatus"];
            expiresAt?: components["schemas"]["Timestamp"];
        };
        DepositSettings: {
            allowDeposit: components["schemas"]["YesNo"];
            totalDepositSuccessCount: components["schemas"]["DepositCount"];
            inProgressCashInCount: components["schemas"]["DepositCount"];
            depositInfo: components["schemas"]["DepositRow"][];
        };
        VendorId: number;
        DepositChannel: {
            vendorId: components["schemas"]["VendorId"];
            vendorName: string;
            min: components["schemas"]["Money"];
            max: components["schemas"]["Money"];
            message?: string;
            description?: string;
            banks: {
                bankCode: string;
                bankType: string;
                bankEngName?: string;
                bankChName?: string;
                bankIconUrl?: string;
            }[];
            /** @enum {string} */
            walletApplyMode?: "deposit_request" | "wallet_address";
            bankIconUrl?: string;
            recommendation?: components["schemas"]["YesNo"];
            reimbursementPercentage?: number;
            customerCharge?: number;
            minCustomerCharge?: components["schemas"]["Money"];
            maxCustomerCharge?: components["schemas"]["Money"];
            customerChargeFixed?: components["schemas"]["Money"];
            confirmationRequired?: components["schemas"]["YesNo"];
            nicknameRequired?: components["schemas"]["YesNo"];
            phoneVerificationRequired?: components["schemas"]["YesNo"];
            mcsBankCode?: string;
            idPrerequisiteType?: string;
            quickAmounts?: components["schemas"]["Money"][];
            fixedAmounts?: components["schemas"]["Money"][];
            creditsAfter?: number;
            isOpen?: components["schemas"]["YesNo"];
            opensAt?: components["schemas"]["Timestamp"];
        };
        DepositMethod: {
            code: string;
            icon?: string;
            message?: string;
            recommendation: components["schemas"]["YesNo"];
            currency: string;
            bindBankCardRequired: boolean;
            paymentMethodType: ("NORMAL" | "VIRTUAL" | "EWALLET")[];
            channels: components["schemas"]["DepositChannel"][];
        };
        DepositMethods: {
            [key: string]: components["schemas"]["DepositMethod"];
        };
        PromotionId: number;
        DepositPromotion: {
            id: components["schemas"]["PromotionId"];
            title?: string;
            /** @enum {string} */
            bonusType: "FIXED" | "PERCENTAGE";
            turnoverFactor?: number;
            turnoverGameType?: string;
            notOffered?: string;
            bonusAmount?: components["schemas"]["Money"];
            depositPromDetailsList: {
                minDepositDetail: components["schemas"]["Money"];
                bonusAmtDetail: number;
                minBonusDetail?: components["schemas"]["Money"];
                maxBonusDetail?: components["schemas"]["Money"];
                ticketType?: string;
            }[];
        };
        ExchangeRate: {
            buy: components["schemas"]["Money"];
            decimal: number;
        };
        DepositInput: {
            targetUsername?: string;
            amount: components["schemas"]["Money"];
            bankCode: string;
            bankType?: string;
            vendorId: components["schemas"]["VendorId"];
            mcsBankCode?: string;
            /** @enum {integer} */
            showQrImageOnly?: 0 | 1;
            payeeName?: string;
            nickname?: string;
            deviceId?: string;
            token?: string;
            promotionId?: components["schemas"]["PromotionId"];
        };
        DepositOrder: {
            depositId: string;
            amount: components["schemas"]["Money"];
            qrImgUrl?: string;
            qrImageUrl?: string;
            refCode?: string;
            redirectUrl?: string;
            /** @enum {string} */
            qr_error_code?: "TIMEOUT" | "DECODE_FAIL" | "NOT_SUPPORTED";
            confirmationRequired?: components["schemas"]["YesNo"];
            receiverName?: string;
            receiverAccount?: string;
            bankBranch?: string;
            bankChName?: string;
            email?: string;
            remarks?: string;
            walletAddress?: string;
            sourceAmount?: number;
            defaultPageQr?: boolean;
            status?: components["schemas"]["DepositStatus"];
            vendorId?: components["schemas"]["VendorId"];
            depositDate?: components["schemas"]["Timestamp"];
            actualDepositDate?: components["schemas"]["Timestamp"];
            depositSlip?: components["schemas"]["YesNo"];
            expiresAt?: components["schemas"]["Timestamp"];
            creditsAt?: components["schemas"]["Timestamp"];
            arrivedAmount?: components["schemas"]["Money"];
            returnedAmount?: components["schemas"]["Money"];
            charge?: components["schemas"]["Money"];
            bonus?: components["schemas"]["Money"];
            turnover?: components["schemas"]["Money"];
            reason?: string;
        };
        DepositAddressInput: {
            targetUsername?: string;
            bankCode: string;
            bankType?: string;
            vendorId: components["schemas"]["VendorId"];
        };
        DepositAddress: {
            walletAddress: string;
        };
        DepositChoice: {
            depositId: string;
        };
        SlipInput: {
            depositId: string;
            fileName: string;
            image: string;
        };
        C2CInput: {
            depositId: string;
            /** @enum {string} */
            action: "CONFIRM" | "CANCEL";
        };
        PendingCounts: {
            pendingDepositCount: components["schemas"]["DepositCount"];
            pendingWithdrawCount: number;
        };
        PageNumber: number;
        TotalRows: number;
        TotalPages: number;
        DepositPage: {
            list: components["schemas"]["DepositRow"][];
            total?: components["schemas"]["TotalRows"];
            totalPages: components["schemas"]["TotalPages"];
            footer: {
                amount: components["schemas"]["Money"];
                customerBankCharge: components["schemas"]["Money"];
            };
        };
        Account: {
            bankCardId: components["schemas"]["BankCardId"];
            accountId?: components["schemas"]["BankCardId"];
            bankCode: string;
            bankName: string;
            bankIconUrl?: string;
            cardNumber?: string;
            cardHolder?: string;
            /** @enum {string} */
            cardType: "BC" | "EW" | "V";
            createdAt: components["schemas"]["Timestamp"];
            isWithdrawActive: components["schemas"]["YesNo"];
            isDefault?: components["schemas"]["YesNo"];
            maintenanceStartTime?: components["schemas"]["Timestamp"];
            maintenanceEndTime?: components["schemas"]["Timestamp"];
            walletName?: string;
            walletAddress?: string;
        };
        AccountCount: number;
        TransactionTimes: number;
        AccountList: {
            bankCards: components["schemas"]["Account"][];
            virtualWallets: components["schemas"]["Account"][];
            eWallets: {
                groupId: components["schemas"]["GroupId"];
                groupName?: string;
                cardCount: components["schemas"]["AccountCount"];
                eWallets: components["schemas"]["Account"][];
            }[];
            fullBankCardList: components["schemas"]["Account"][];
            fullVirtualWalletList: components["schemas"]["Account"][];
            fullEWalletList: components["schemas"]["Account"][];
            maxCardCount: components["schemas"]["AccountCount"];
            maxVirtualWalletCount?: components["schemas"]["AccountCount"];
            normalDeleteBankCard?: components["schemas"]["YesNo"];
            virtualDeleteBankCard?: components["schemas"]["YesNo"];
            ewalletDeleteBankCard?: components["schemas"]["YesNo"];
            cpfNumber?: string;
            minWithdrawal?: components["schemas"]["Money"];
            maxWithdrawal?: components["schemas"]["Money"];
            maxTransactionTimes?: components["schemas"]["TransactionTimes"];
            remainingTransactionTimes?: components["schemas"]["TransactionTimes"];
            remainingVirtualTransactionTimes?: components["schemas"]["TransactionTimes"];
            remainingEwalletWithdrawCounts?: components["schemas"]["TransactionTimes"];
            remainingWithdrawAmount?: components["schemas"]["Money"];
            remainingVirtualWithdrawAmount?: components["schemas"]["Money"];
            remainingEWalletWithdrawAmount?: components["schemas"]["Money"];
        };
        AccountChoice: {
            bankCardId: components["schemas"]["BankCardId"];
        };
        /** @enum {integer} */
        Asked: 0 | 1 | 2;
        /** @enum {string} */
        AskedByLetter: "Y" | "D" | "N";
        Bank: {
            bankCode: string;
            bankLocaleName: string;
            bankChName?: string;
            bankEngName: string;
            isPlayerPhoneRequired?: components["schemas"]["Asked"];
            isPlayerEmailRequired?: components["schemas"]["Asked"];
            isPlayerIdRequired?: components["schemas"]["Asked"];
            isCustomizeRequired?: components["schemas"]["Asked"];
            isProvinceRequired?: components["schemas"]["AskedByLetter"];
            isBranchRequired?: components["schemas"]["AskedByLetter"];
            customFieldName?: string;
            customFieldPatternExpression?: string;
        };
        EWalletGroup: {
            groupId: components["schemas"]["GroupId"];
            groupName: string;
            groupCode: string;
            cardCount: components["schemas"]["AccountCount"];
            bankList: {
                bankId: number;
                bankCode?: string;
                bankChName?: string;
                bankEnName: string;
            }[];
        };
        BindConfiguration: {
            shouldBindGA: boolean;
            validate: {
                authCode: boolean;
                paymentPassword: boolean;
                validatePaymentPassword: boolean;
                mobileNum: boolean;
            };
        };
        WithdrawReceipt: {
            redirectUrl?: string;
            refId?: string;
            charge?: components["schemas"]["Money"];
            receivedAmount?: components["schemas"]["Money"];
            estimatedTime?: components["schemas"]["Timestamp"];
        };
        WithdrawSettings: {
            allowWithdraw: components["schemas"]["YesNo"];
            normalBankWithdrawalSwitch?: components["schemas"]["YesNo"];
            eWalletWithdrawalSwitch?: components["schemas"]["YesNo"];
            virtualWalletWithdrawalSwitch?: components["schemas"]["YesNo"];
            minimumAmount: components["schemas"]["Money"];
            maximumAmount: components["schemas"]["Money"];
            virtualMinAmount?: components["schemas"]["Money"];
            virtualMaxAmount?: components["schemas"]["Money"];
            eWalletMinAmount?: components["schemas"]["Money"];
            eWalletMaxAmount?: components["schemas"]["Money"];
            virtualDailyWithdrawMaxCount?: components["schemas"]["TransactionTimes"];
            eWalletDailyWithdrawMaxCount?: components["schemas"]["TransactionTimes"];
            /** @enum {string} */
            mobileVerificationType?: "EVERY_WITHDRAWAL" | "WITHDRAW_AMOUNT";
            mobileVerificationWithdrawAmount?: components["schemas"]["Money"];
            withdrawDateFrom?: string;
            withdrawDateTo?: string;
            withdrawTimeMsg?: string;
            withdrawExceedChargeMsg?: string;
            precautionNote?: string;
            allowDecimal?: components["schemas"]["YesNo"];
            c2cEnabled?: components["schemas"]["YesNo"];
            withdrawPenaltyCharge?: components["schemas"]["Money"];
            fixedAmountFlag?: components["schemas"]["YesNo"];
            fixedWithdrawAmounts?: components["schemas"]["Money"][];
            amountLimitFlag?: components["schemas"]["YesNo"];
            remainingFreeCount?: components["schemas"]["TransactionTimes"];
            blocked?: {
                code: components["schemas"]["ErrorCode"];
                data?: unknown;
            }[];
        };
        WithdrawTurnover: {
            /** @enum {string} */
            status: "A" | "D" | "I" | "N";
            totalRequiredTurnover: components["schemas"]["Money"];
            totalActualTurnover: components["schemas"]["Money"];
            details: {
                gameType: string;
                requiredTurnover: components["schemas"]["Money"];
                actualTurnover: components["schemas"]["Money"];
            }[];
        };
        Withdrawal: {
            refId: string;
            /** @enum {string} */
            withdrawType: "BC" | "EW" | "VW";
            virtualAmount?: number;
            amount: components["schemas"]["Money"];
            bankName: string;
            withdrawDate: components["schemas"]["Timestamp"];
            status: number;
            remark?: string;
            /** @enum {string} */
            state?: "submitted" | "reviewing" | "paying" | "paid" | "rejected" | "returned";
            charge?: components["schemas"]["Money"];
            cardNumber?: string;
            estimatedTime?: components["schemas"]["Timestamp"];
        };
        WithdrawalPage: {
            records: components["schemas"]["Withdrawal"][];
            footer: {
                totalCount: components["schemas"]["TotalRows"];
            }[];
        };
        Transaction: {
            txId: string;
            txTypeId: number;
            txTypeName: string;
            codeType?: string;
            nameCn?: string;
            txTime?: components["schemas"]["Timestamp"];
            txTimeInTimestamp: components["schemas"]["Timestamp"];
            orderNo: string;
            remark?: string;
            amount: components["schemas"]["Money"];
            currentAvailBalance: components["schemas"]["Money"];
            customerName?: string;
        };
        TransactionPage: {
            list: components["schemas"]["Transaction"][];
            total?: components["schemas"]["TotalRows"];
            totalPages: components["schemas"]["TotalPages"];
            footer: {
                amount: components["schemas"]["Money"];
                inAmount?: components["schemas"]["Money"];
                outAmount?: components["schemas"]["Money"];
                playAmount?: components["schemas"]["Money"];
            };
        };
        Odds: number;
        BetRecord: {
            orderNo: string;
            gameName: string;
            gameCode: string;
            eventName?: string;
            selection?: string;
            odds?: components["schemas"]["Odds"];
            accountType: string;
            betAmount: components["schemas"]["Money"];
            validBetAmount: components["schemas"]["Money"];
            winAmount: components["schemas"]["Money"];
            profitAndLoss: components["schemas"]["Money"];
            betTimeInTimestamp: components["schemas"]["Timestamp"];
            transTimeInTimestamp?: components["schemas"]["Timestamp"];
            settleTimeInTimestamp?: components["schemas"]["Timestamp"];
            customerName?: string;
            directAgentName?: string;
            /** @enum {integer} */
            status: 0 | 1 | 2 | 3 | 4;
        };
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
            total: components["schemas"]["TotalRows"];
            totalPages: components["schemas"]["TotalPages"];
            footer: components["schemas"]["BetRecordFooter"];
        };
        GameId: number;
        OrderMasterId: number;
        OrderDetailId: number;
        PlayId: number;
        LotteryRecord: {
            orderNo: string;
            abbrOrderNo: string;
            orderMasterId: components["schemas"]["OrderMasterId"];
            orderDetailId: components["schemas"]["OrderDetailId"];
            gameName: string;
            gameCode: string;
            gameId?: components["schemas"]["GameId"];
            accountType?: string;
            numero: string;
            playId: components["schemas"]["PlayId"];
            playCode: string;
            playName?: string;
            betContent: string;
            bettingApproach: string;
            chase: boolean;
            odds?: components["schemas"]["Odds"];
            winningNumber?: string;
            /** @enum {integer} */
            prizeModeId?: 1 | 3;
            betAmount: components["schemas"]["Money"];
            validBetAmount: components["schemas"]["Money"];
            winAmount: components["schemas"]["Money"];
            profitAndLoss: components["schemas"]["Money"];
            betTimeInTimestamp: components["schemas"]["Timestamp"];
            transTimeInTimestamp?: components["schemas"]["Timestamp"];
            settleTimeInTimestamp?: components["schemas"]["Timestamp"];
            customerName?: string;
            /** @enum {integer} */
            status: 0 | 1 | 2 | 3 | 4;
        };
        LotteryRecordPage: {
            list: components["schemas"]["LotteryRecord"][];
            total: components["schemas"]["TotalRows"];
            totalPages: components["schemas"]["TotalPages"];
            footer: components["schemas"]["BetRecordFooter"];
        };
        TransactionCode: {
            codeType: string;
            txTypeId: number;
            txTypeName: string;
        };
        CategoryProfit: {
            productType: string;
        } & components["schemas"]["BetRecordFooter"];
        ProfitAndLoss: {
            list: components["schemas"]["CategoryProfit"][];
            footer: components["schemas"]["BetRecordFooter"];
        };
        ExcludedTurnover: {
            dataList: {
                gameName: string;
                gameType: string;
                vassalage: string;
                excludeTurnover: number;
            }[];
            totalPages: components["schemas"]["TotalPages"];
            totalCount: components["schemas"]["TotalRows"];
        };
        PromotionState: {
            enabled: boolean;
            count: number;
        };
        AvailablePromotions: {
            REGISTER: components["schemas"]["PromotionState"];
            LOGIN: components["schemas"]["PromotionState"];
            REFERRAL: components["schemas"]["PromotionState"];
            SAVIOR: components["schemas"]["PromotionState"];
            PROMOCODE: components["schemas"]["PromotionState"];
            LUCKYBET: components["schemas"]["PromotionState"];
            MISSION: components["schemas"]["PromotionState"];
        } & {
            [key: string]: components["schemas"]["PromotionState"];
        };
        RewardId: number;
        /** @enum {string} */
        PromotionType: "MANUAL" | "RAFFLE" | "UPGRADE_BONUS" | "MISSION" | "NEW_REGISTER" | "SIGNUP" | "RANK_SALARY" | "RANK_BOARD" | "DEPOSIT" | "FIRST_DEPOSIT" | "SECOND_DEPOSIT" | "THIRD_DEPOSIT" | "FOURTH_DEPOSIT" | "FIFTH_DEPOSIT" | "DEPOSIT_COUNT" | "DEPOSIT_BET_BONUS" | "LUCKY_BET" | "QUEST" | "LOGIN" | "TICKET" | "PROMOCODE" | "REBATE" | "REFERRAL" | "POINT";
        ClaimableReward: {
            rewardId: components["schemas"]["RewardId"];
            eventName: string;
            ticketName?: string;
            rewardAmount: components["schemas"]["Money"];
            rewardPoint: number;
            promotionType: components["schemas"]["PromotionType"];
            /** @enum {string} */
            status: "I" | "E";
            expiry: components["schemas"]["Timestamp"];
            remark?: string;
        };
        ClaimableRewardPage: {
            list: components["schemas"]["ClaimableReward"][];
            total: components["schemas"]["TotalRows"];
            totalPages: components["schemas"]["TotalPages"];
        };
        RewardClaim: {
            promotionClaimId: components["schemas"]["RewardId"];
            promotionType: components["schemas"]["PromotionType"];
            ipAddress?: string;
        };
        ClaimedTickets: {
            claimedTickets: {
                /** @enum {string} */
                rewardType: "CASH" | "POINT";
                value: number;
            }[];
        };
        ClaimedReward: {
            orderNo: string;
            eventName: string;
            rewardAmount: components["schemas"]["Money"];
            rewardPoint: number;
            promotionType: components["schemas"]["PromotionType"];
            claimTime: components["schemas"]["Timestamp"];
        };
        ClaimedRewardPage: {
            list: components["schemas"]["ClaimedReward"][];
            total: components["schemas"]["TotalRows"];
            totalPages: components["schemas"]["TotalPages"];
            dailyReceivedBonus: components["schemas"]["Money"];
            totalBonus: components["schemas"]["Money"];
            totalPoints: number;
        };
        SignUpPromotion: {
            promotionId: components["schemas"]["PromotionId"];
            title: string;
            category: string;
            hasJoined: components["schemas"]["YesNo"];
        };
        PromotionJoin: {
            promotionId: components["schemas"]["PromotionId"];
        };
        RewardRequest: {
            promotionId: components["schemas"]["PromotionId"];
            remarks?: string;
            pictures?: string[];
        };
        ExtraRewardClaims: {
            claims: {
                claimId: number;
                promotionId: components["schemas"]["PromotionId"];
            }[];
        };
        /** @enum {string} */
        PromotionKey: "REGISTER" | "LOGIN" | "REFERRAL" | "SAVIOR" | "PROMOCODE" | "LUCKYBET" | "MISSION";
        RewardSection: {
            key: components["schemas"]["PromotionKey"];
            sort: number;
            enabled: boolean;
        };
        PromotionCategories: string[];
        PointBalance: number;
        PointConfig: {
            stakeForPoint: components["schemas"]["Money"];
            pointsPerConversion: number;
            amountPerConversion: components["schemas"]["Money"];
        };
        /** @enum {string} */
        PointRewardKind: "GOODS" | "TICKET";
        PointRewardType: {
            type: components["schemas"]["PointRewardKind"];
            name: string;
        };
        PointReward: {
            rewardId: components["schemas"]["PointRewardId"];
            type: components["schemas"]["PointRewardKind"];
            rewardName: string;
            points: number;
            stock: number;
        };
        PointRewardPage: {
            list: components["schemas"]["PointReward"][];
            total: components["schemas"]["TotalRows"];
            totalPages: components["schemas"]["TotalPages"];
        };
        PointRedemption: {
            orderNo: string;
            rewardId: components["schemas"]["PointRewardId"];
            rewardName: string;
            points: number;
            redeemTime: components["schemas"]["Timestamp"];
        };
        PointRedemptionPage: {
            list: components["schemas"]["PointRedemption"][];
            total: components["schemas"]["TotalRows"];
            totalPages: components["schemas"]["TotalPages"];
        };
        PointsConverted: {
            amount: components["schemas"]["Money"];
            points: number;
            balance: number;
        };
        /** @enum {string} */
        TicketStatus: "AVAILABLE" | "UNAVAILABLE";
        /** @enum {string} */
        TicketType: "PRIZE_WHEEL" | "GOLDEN_EGG" | "FREE_SPIN" | "DEPOSIT_DISCOUNT" | "TEMU" | "SLOT_MACHINE";
        Ticket: {
            transactionId: string;
            ticketId: number;
            name: string;
            ticketType: components["schemas"]["TicketType"];
            status: components["schemas"]["TicketStatus"];
            startDate: components["schemas"]["Timestamp"];
            endDate: components["schemas"]["Timestamp"];
            description?: string;
        };
        TicketInput: {
            transactionId: string;
            isApp?: components["schemas"]["YesNo"];
        };
        /** @enum {string} */
        PrizeType: "CASH" | "POINT" | "NONE";
        TicketReward: {
            prizeId: number;
            rewardName: string;
            rewardType: components["schemas"]["PrizeType"];
            value: number;
            ticketName: string;
        };
        TicketPrize: {
            prizeId: number;
            rewardName: string;
            rewardType: components["schemas"]["PrizeType"];
            value: number;
            chance: number;
        };
        TicketConfig: {
            /** @enum {string} */
            ticketType: "PRIZE_WHEEL" | "GOLDEN_EGG" | "FREE_SPIN" | "RAFFLE";
            name: string;
            prizes: components["schemas"]["TicketPrize"][];
        };
        RaffleStatus: {
            raffleId: string;
            name: string;
            /** @enum {string} */
            status: "OPEN" | "CLAIMED";
            startDate: components["schemas"]["Timestamp"];
            endDate: components["schemas"]["Timestamp"];
        };
        RaffleInput: {
            raffleId: string;
        };
        Mission: {
            missionId?: number;
            title: string;
            startTime: components["schemas"]["Timestamp"];
            endTime: components["schemas"]["Timestamp"];
            totalCompleted: number;
            totalMilestones: number;
            ranked?: number;
            milestone: number;
            current?: number;
            leaderboard: components["schemas"]["YesNo"];
        };
        MissionPage: {
            claimStatus: components["schemas"]["YesNo"];
            list: components["schemas"]["Mission"][];
            totalPages: components["schemas"]["TotalPages"];
        };
        MissionPlace: {
            ranking: number;
            customerName: string;
            turnover: components["schemas"]["Money"];
            prize: components["schemas"]["Money"];
            isDemo: components["schemas"]["YesNo"];
        };
        MissionLeaderboard: {
            list: components["schemas"]["MissionPlace"][];
            mine: components["schemas"]["MissionPlace"];
            totalPages: components["schemas"]["TotalPages"];
        };
        MissionClaim: {
            claimLeaderboard: components["schemas"]["YesNo"];
        };
        MissionReward: {
            title: string;
            rewardAmount: components["schemas"]["Money"];
            rewardPoint: number;
        };
        Quest: {
            questId: string;
            title: string;
            rewardAmount: components["schemas"]["Money"];
            rewardPoint: number;
            current: number;
            target: number;
            /** @enum {string} */
            unit?: "MONEY" | "COUNT";
            /** @enum {string} */
            status: "OPEN" | "REACHED" | "CLAIMED";
            endTime: components["schemas"]["Timestamp"];
        };
        RankBoard: {
            rankBoardId: number;
            title: string;
            startTime: components["schemas"]["Timestamp"];
            endTime: components["schemas"]["Timestamp"];
            prizes: {
                ranking: number;
                prize: components["schemas"]["Money"];
            }[];
        };
        SignInPromotion: {
            configId: number;
            name: string;
            /** @enum {string} */
            type: "C";
            description: string;
        };
        SignInTicket: {
            rewardName: string;
            ticketType: components["schemas"]["TicketType"];
            rewardType: string;
            ticketStyle: string;
        };
        SignInDay: {
            id: number;
            dayCount: number;
            amount: components["schemas"]["Money"];
            pointAmount: number;
            ticket?: components["schemas"]["SignInTicket"];
            isToday: components["schemas"]["YesNo"];
            hasClaimed: components["schemas"]["YesNo"];
            isClaimedToday: components["schemas"]["YesNo"];
            depositAmount: components["schemas"]["Money"];
            validBetAmount: components["schemas"]["Money"];
        };
        SignInCalendar: {
            list: components["schemas"]["SignInDay"][];
            footer: {
                dayCountClaimed: number;
                totalClaimedAmount: components["schemas"]["Money"];
                totalClaimedPointAmount: number;
            };
        };
        SignInClaim: {
            promotionConfigDetailId: number;
        };
        SignInReward: {
            amount: components["schemas"]["Money"];
            pointAmount: number;
            ticket?: components["schemas"]["SignInTicket"];
        };
        PromoCodeCondition: {
            condition: string;
            current: number;
            target: number;
        };
        PromoCode: {
            promoCode: string;
            enabled: boolean;
            description: string;
            promoName: string;
            promotionSettingId: number;
            unreachedConditions: components["schemas"]["PromoCodeCondition"][];
        };
        PromoCodeClaim: {
            promoCode: string;
        };
        PromoCodeReward: {
            bonusAmt: components["schemas"]["Money"];
            pointAmt: number;
            ticketName?: string;
            ticketQuantity?: number;
        };
        RebateRate: number;
        RebateSetting: {
            productType: string;
            rebateRate: components["schemas"]["RebateRate"];
        };
        RebatePart: {
            productType: string;
            netStake: components["schemas"]["Money"];
            rebateRate: components["schemas"]["RebateRate"];
            amount: components["schemas"]["Money"];
        };
        Rebate: {
            rebateId: string;
            netStake: components["schemas"]["Money"];
            amount: components["schemas"]["Money"];
            /** @enum {string} */
            status: "WAITING" | "CLAIMABLE" | "CLAIMED" | "EXPIRED";
            claimableFrom: components["schemas"]["Timestamp"];
            expiry: components["schemas"]["Timestamp"];
            details: components["schemas"]["RebatePart"][];
        };
        RebateClaim: {
            rebateId: string;
        };
        RankCondition: {
            enabled: components["schemas"]["YesNo"];
            actual: number;
            expected: number;
        };
        RankReach: {
            actual: components["schemas"]["Money"];
            expected: components["schemas"]["Money"];
        };
        RankProgress: {
            playerRankProgress: {
                labelId: number | null;
                ranklevel: number;
                rankColor: string;
                rankColor2: string;
                /** @enum {string} */
                conditionType: "AND" | "OR";
                /** @enum {string} */
                demoteConditionType?: "AND" | "OR";
                condition: {
                    [key: string]: components["schemas"]["RankCondition"];
                };
                demoteCondition?: {
                    [key: string]: components["schemas"]["RankCondition"];
                };
            };
            currentProgress: {
                completedConditions: number;
                totalExpectedConditions: number;
                completedDemoteConditions: number;
                totalExpectedDemoteConditions: number;
            };
            playerRankName?: string;
            nextRankName?: string;
            totalTurnover?: components["schemas"]["RankReach"];
        };
        PlayerRank: {
            ranklevel: number;
            labelName: string;
            rankName: string;
            requiredTurnover: components["schemas"]["Money"];
            rankColor: string;
            rankColor2: string;
        };
        ReferralDetails: {
            totalInvitations: number;
            totalPrize: components["schemas"]["Money"];
            totalPoints: number;
            affiliateCode: string;
            referralCode: string;
            backgroundImagePath?: string;
            bannerImagePath?: string;
            depositRebateEnabled?: components["schemas"]["YesNo"];
            bettingRebateEnabled?: components["schemas"]["YesNo"];
            invitationRewardEnabled?: components["schemas"]["YesNo"];
            achievementEnabled?: components["schemas"]["YesNo"];
            promotionDomains?: string[];
        };
        ReferredFriend: {
            username: string;
            registerTime: components["schemas"]["Timestamp"];
            inviteTime: components["schemas"]["Timestamp"];
            /** @enum {string} */
            status: "C" | "I";
        };
        ReferralPage: {
            list: components["schemas"]["ReferredFriend"][];
            total: components["schemas"]["TotalRows"];
            totalPages: components["schemas"]["TotalPages"];
            footer: {
                totalSuccessInvited: number;
                totalIncompleteInvited: number;
            };
        };
        ReferralIncome: {
            totalAmountToday: components["schemas"]["Money"];
            totalAmountYesterday: components["schemas"]["Money"];
            invitationAmount: components["schemas"]["Money"];
            achievementAmount: components["schemas"]["Money"];
            depositRebateAmount: components["schemas"]["Money"];
            totalBetRebateAmount: components["schemas"]["Money"];
            memberCount: number;
            memberQualifiedCount: number;
            invitationCountMember: number;
            achievementCountMember: number;
            depositCountMember: number;
            bettingCountMember: number;
        };
        ReferralRank: {
            customerName: string;
            totalAmount: components["schemas"]["Money"];
            isDemo?: components["schemas"]["YesNo"];
        };
        ReferralRule: {
            title: string;
            content: string;
        };
        ReferralEstimate: {
            inviteeUsers: number;
            estimatedIncome: components["schemas"]["Money"];
        };
        ReferralAchievement: {
            inviteeUsers: number;
            amount: components["schemas"]["Money"];
            hasClaimed: components["schemas"]["YesNo"];
        };
        ReferralReward: {
            name: string;
            amount: components["schemas"]["Money"];
        };
        Banner: {
            bannerId: number;
            groupName: string;
            url: string;
            title?: string;
            linkage?: string;
            linkageType?: string;
            redirect?: string;
            externalLink?: string;
            redirectPromotionId?: components["schemas"]["PromotionId"];
            gameLinkageMapping?: Record<string, never>;
        };
        AnnouncementId: number;
        Notice: {
            id: components["schemas"]["AnnouncementId"];
            title: string;
            content: string;
            startDate: components["schemas"]["Timestamp"];
            read: boolean;
            externalLink?: string;
            announcementDisplaySpeed?: string;
        };
        AnnouncementImage: {
            sequence: number;
            url: string;
            imageUrl?: string;
        };
        Promotion: {
            id: components["schemas"]["PromotionId"];
            linkedPromotionId?: components["schemas"]["PromotionId"];
            title: string;
            category: string;
            content: string;
            startDate: components["schemas"]["Timestamp"];
            endDate?: components["schemas"]["Timestamp"];
            /** @enum {integer} */
            noExpiry: 0 | 1;
            announcementImages: components["schemas"]["AnnouncementImage"][];
            imageRequired: components["schemas"]["YesNo"];
            remarkRequired: components["schemas"]["YesNo"];
        };
        Announcements: {
            banners: components["schemas"]["Banner"][];
            player: components["schemas"]["Notice"][];
            popup: components["schemas"]["Notice"][];
            promotion: components["schemas"]["Promotion"][];
            agent?: components["schemas"]["Notice"][];
        };
        AnnouncementRead: {
            announcementId: components["schemas"]["AnnouncementId"];
            /** @constant */
            read: true;
        };
        UnreadMessages: number;
        UnreadCount: components["schemas"]["UnreadMessages"] | {
            unReadCount: components["schemas"]["UnreadMessages"];
        };
        MessageId: number;
        InboxMessage: {
            messageId: components["schemas"]["MessageId"];
            title: string;
            content: string;
            sendDate: components["schemas"]["Timestamp"];
            isRead: components["schemas"]["YesNo"];
        };
        InboxPage: {
            list: components["schemas"]["InboxMessage"][];
            totalPages: components["schemas"]["TotalPages"];
            total: components["schemas"]["TotalRows"];
        };
        InboxSelection: {
            messageIds: components["schemas"]["MessageId"][];
        };
        MailboxRecipient: {
            /** @enum {string} */
            recipient: "SERVICE";
            name: string;
        };
        MailboxDraft: {
            recipients: string[];
            subject: string;
            content: string;
        };
        MailboxMessage: {
            messageId: components["schemas"]["MessageId"];
            subject: string;
            content: string;
            sender: string;
            recipients: string[];
            sendDate: components["schemas"]["Timestamp"];
            isRead: components["schemas"]["YesNo"];
        };
        MailboxPage: {
            list: components["schemas"]["MailboxMessage"][];
            totalPages: components["schemas"]["TotalPages"];
            total: components["schemas"]["TotalRows"];
        };
        MessageIds: string;
        MailboxSelection: {
            messageIds: components["schemas"]["MessageIds"];
        };
        ChatLaunch: {
            chatUrl: string;
        };
        ChatUrl: string;
        ChatPermission: {
            chatAllowed: components["schemas"]["YesNo"];
            imageAllowed: components["schemas"]["YesNo"];
            maxLength: number;
        };
        ChatModel: {
            modelCode: string;
            modelName: string;
            enabled: components["schemas"]["YesNo"];
        };
        ServiceScript: string;
        Feedback: {
            /** @enum {integer} */
            type: 0 | 1 | 2 | 3 | 4 | 6;
            content: string;
            sender?: string;
            captcha?: string;
            file?: string;
        };
        /** @enum {string} */
        GameCategory: "HOT" | "RNG" | "SPORTS" | "LIVE" | "FISH" | "PVP" | "LOTT" | "ELOTT" | "COCKFIGHT" | "ESPORTS" | "FB";
        VendorName: {
            vassalage: string;
            accountTypeName: string;
        };
        VendorCategory: {
            gameCategory: components["schemas"]["GameCategory"];
            vendorNames: components["schemas"]["VendorName"][];
        };
        NodeId: number;
        GameVendor: {
            vassalage: string;
            accountTypeName: string;
            accountTypeId?: number;
            displayName: string;
            gameType: string;
            gameCode?: string;
            gameId: components["schemas"]["GameId"];
            nodeId: components["schemas"]["NodeId"];
            isGame?: string;
            smallIcon?: string;
            mobileSmallIcon?: string;
            h5Icon?: string;
            lagerIcon?: string;
            mobileLargeIcon?: string;
            gameCount?: number;
        };
        GameClass: {
            key: string;
            displayName: string;
            gameCount: number;
        };
        VendorCatalogue: {
            sorting: components["schemas"]["VendorCategory"][];
            mapping: {
                [key: string]: components["schemas"]["GameVendor"][];
            };
            display?: {
                [key: string]: string;
            };
            gameClassify?: components["schemas"]["GameClass"][];
        };
        GameTypes: {
            content: {
                [key: string]: {
                    [key: string]: string[];
                };
            };
        };
        PageSize: number;
        Game: {
            nodeId: components["schemas"]["NodeId"];
            gameId: components["schemas"]["GameId"];
            gameCode: string;
            gameName: string;
            nodeName: string;
            displayName: string;
            gameType: string;
            gameCategory: string;
            vassalage: string;
            vendor?: string;
            roomId?: string;
            remark?: string;
            mobileLargeIcon: string;
            iconUrl?: string;
            showIcon?: string;
            defaultIcon?: string;
            supportPlay?: components["schemas"]["YesNo"];
            isGameH5?: components["schemas"]["YesNo"];
            nodeTypeManageId?: number;
            defaultLanguage?: string;
        };
        GamePage: {
            games: components["schemas"]["Game"][];
            pageNum: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["TotalPages"];
            totalCount: components["schemas"]["TotalRows"];
        };
        HotGames: {
            list: components["schemas"]["Game"][];
        };
        MatchOdds: {
            home: components["schemas"]["Odds"];
            draw: components["schemas"]["Odds"];
            away: components["schemas"]["Odds"];
        };
        Goals: number;
        MatchScore: {
            home: components["schemas"]["Goals"];
            away: components["schemas"]["Goals"];
        };
        HotMatch: {
            homeTeam: string;
            awayTeam: string;
            homeTeamImageUrl: string;
            awayTeamImageUrl: string;
            league: string;
            matchTime: components["schemas"]["Timestamp"];
            vendor: string;
            roomId: string;
            nodeId: components["schemas"]["NodeId"];
            gameId?: components["schemas"]["GameId"];
            gameType?: string;
            odds?: components["schemas"]["MatchOdds"];
            minute?: number;
            score?: components["schemas"]["MatchScore"];
        };
        HotMatches: {
            list: components["schemas"]["HotMatch"][];
        };
        RecentGames: {
            list: components["schemas"]["Game"][];
            totalPages: components["schemas"]["TotalPages"];
        };
        FavouriteIds: components["schemas"]["NodeId"][];
        FavouriteGamePage: {
            content: components["schemas"]["Game"][];
            pageNum: components["schemas"]["PageNumber"];
            totalPages: components["schemas"]["TotalPages"];
        };
        FavouriteInput: {
            nodeId: components["schemas"]["NodeId"];
            vendor?: string;
            gameType?: string;
            token?: string;
        };
        /** @enum {string} */
        PrizeMode: "Lott" | "Elott" | "ZY" | "SEA" | "LOTT" | "ELOTT";
        GameLaunch: {
            content: {
                game_url: string;
            };
        };
        LotteryLaunch: {
            gameUrl: string;
        };
        Launch: components["schemas"]["GameLaunch"] | components["schemas"]["LotteryLaunch"];
        Winner: {
            gameName: string;
            nodeName: string;
            customerName: string;
            winAmount: components["schemas"]["Money"];
            iconUrl: string;
            nodeId: components["schemas"]["NodeId"];
            gameType: string;
            vendor: string;
        };
        Winners: {
            list: {
                vo: components["schemas"]["Winner"];
            }[];
        };
        Jackpot: components["schemas"]["Money"];
        VendorCard: {
            id: number;
            vassalage: string;
            accountTypeName: string;
            accountTypeId?: number;
            displayName: string;
            gameType: string;
            gameCode: string;
            gameId: components["schemas"]["GameId"];
            nodeId: components["schemas"]["NodeId"];
            isGame?: string;
            smallIcon?: string;
            mobileSmallIcon?: string;
            h5Icon?: string;
            lagerIcon?: string;
            mobileLargeIcon?: string;
        };
        VendorLane: {
            title: string;
            cards: components["schemas"]["VendorCard"][];
            gameClassify: components["schemas"]["GameClass"][];
        };
        VendorLanes: {
            data: {
                lanes: components["schemas"]["VendorLane"][];
            };
        };
        Room: {
            roomId: string;
            roomName: string;
            gameType: string;
            gameCode: string;
            nodeId: components["schemas"]["NodeId"];
            minBet: components["schemas"]["Money"];
            isMaintenance: boolean;
        };
        Rooms: {
            list: components["schemas"]["Room"][];
        };
        RankedGame: components["schemas"]["Game"] & {
            rank: number;
            playCount: number;
        };
        RankedGames: {
            list: components["schemas"]["RankedGame"][];
        };
        /** @enum {string} */
        LotteryVendor: "TCG_LOTTO_VN" | "TCG_SEA";
        LotteryGame: {
            code: string;
            gameCode: string;
            gameId: components["schemas"]["GameId"];
            vendor: components["schemas"]["LotteryVendor"];
            labelName: string;
            mobileIconUrl: string;
            remark?: string;
            tag: string[];
            gameMenus?: string[];
            roundSeconds?: number;
        };
        /** @enum {string} */
        LotteryDevice: "WEB" | "MOBILE";
        LotteryMenuGroup: {
            gameGroupCode: string;
            labelName: string;
            gameMenus: components["schemas"]["LotteryGame"][];
        };
        LotteryItem: {
            code: string;
            gameCode: string;
            gameId: components["schemas"]["GameId"];
            vendor: components["schemas"]["LotteryVendor"];
            labelName: string;
            mobileIconUrl: string;
            remark?: string;
            tag: string[];
            gameMenus?: string[];
            roundSeconds?: number;
            numero: string;
            isSale: boolean;
            remainTime: number;
            lockTime: number;
            winningTime: components["schemas"]["Timestamp"];
            previousNumero?: string;
            previousWinningNumber: string;
        };
        LotteryMenuGroupMap: {
            [key: string]: components["schemas"]["LotteryMenuGroup"];
        };
        LotteryItemMap: {
            [key: string]: components["schemas"]["LotteryItem"];
        };
        NearNumeros: {
            currentNumero: {
                numero: string;
                gameId: components["schemas"]["GameId"];
                remainTime: number;
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
        PageFromZero: number;
        DrawPrize: {
            /** @enum {string} */
            prize: "special" | "first" | "second" | "third" | "fourth" | "fifth" | "sixth" | "seventh" | "eighth";
            numbers: string[];
        };
        Draw: {
            gameId: components["schemas"]["GameId"];
            numero: string;
            winningNumber: string;
            prizes?: components["schemas"]["DrawPrize"][];
            drawTime: components["schemas"]["Timestamp"];
        };
        DrawPage: {
            content: components["schemas"]["Draw"][];
            number: components["schemas"]["PageFromZero"];
            size: components["schemas"]["PageSize"];
            totalElements: components["schemas"]["TotalRows"];
            totalPages: components["schemas"]["TotalPages"];
        };
        PlayOption: {
            /** @enum {string} */
            content: "TAI" | "XIU" | "CHAN" | "LE";
            optionName: string;
        };
        Play: {
            playId: components["schemas"]["PlayId"];
            /** @enum {string} */
            playCode: "lo2" | "de" | "dau" | "duoi" | "bacang" | "taixiu" | "chanle";
            playName: string;
            odds: components["schemas"]["Odds"];
            digits: number;
            positions: string[];
            options?: components["schemas"]["PlayOption"][];
            minStake: components["schemas"]["Money"];
            maxStake: components["schemas"]["Money"];
            description: string;
        };
        PlayGroup: {
            groupCode: string;
            groupName: string;
            plays: components["schemas"]["Play"][];
        };
        PlayMenu: {
            gameId: components["schemas"]["GameId"];
            gameCode: string;
            prizeMode: components["schemas"]["PrizeMode"];
            groups: components["schemas"]["PlayGroup"][];
        };
        BetNumero: {
            numero: string;
            multiple: number;
        };
        LotteryBet: {
            gameId: components["schemas"]["GameId"];
            playId: components["schemas"]["PlayId"];
            bettingContent: string;
            singleBetPrice: components["schemas"]["Money"];
            bettingApproach: string;
            bettingSlip?: string;
            winStop: boolean;
            numero: components["schemas"]["BetNumero"][];
        };
        LotteryBetting: {
            prizeMode: components["schemas"]["PrizeMode"];
            device: components["schemas"]["LotteryDevice"];
            contents: components["schemas"]["LotteryBet"][];
        };
        LotteryOrder: {
            orderNo: string;
            orderMasterId: components["schemas"]["OrderMasterId"];
            orderDetailId: components["schemas"]["OrderDetailId"];
            gameId: components["schemas"]["GameId"];
            gameCode: string;
            gameName?: string;
            numero: string;
            playId: components["schemas"]["PlayId"];
            playCode: string;
            playName?: string;
            bettingContent: string;
            bettingApproach: string;
            singleBetPrice: components["schemas"]["Money"];
            multiple: number;
            stake: components["schemas"]["Money"];
            odds: components["schemas"]["Odds"];
            /** @enum {integer} */
            status: 0 | 1 | 2 | 3 | 4;
            winAmount: components["schemas"]["Money"];
            betTime: components["schemas"]["Timestamp"];
            drawTime: components["schemas"]["Timestamp"];
            winningNumber?: string;
            settleTime?: components["schemas"]["Timestamp"];
        };
        LotteryOrderPage: {
            content: components["schemas"]["LotteryOrder"][];
            number: components["schemas"]["PageFromZero"];
            size: components["schemas"]["PageSize"];
            totalElements: components["schemas"]["TotalRows"];
            totalPages: components["schemas"]["TotalPages"];
        };
        OpenIssue: {
            gameId: components["schemas"]["GameId"];
            gameCode: string;
            numero: string;
            remainTime: number;
            lockTime: number;
            winningTime: components["schemas"]["Timestamp"];
            isSale: boolean;
        };
        HotGap: {
            number: string;
            hot: number;
            gap: number;
        };
        HotGapInfo: {
            gameId: components["schemas"]["GameId"];
            draws: number;
            numbers: components["schemas"]["HotGap"][];
        };
        LotterySetting: {
            gameId: components["schemas"]["GameId"];
            gameCode: string;
            isSale: boolean;
            lockTime: number;
            roundSeconds: number;
            maxNumeros: number;
            maxMultiple: number;
            minStake: components["schemas"]["Money"];
            prizeModes: components["schemas"]["PrizeMode"][];
        };
        /** @enum {integer} */
        PrizeModeId: 1 | 2 | 3 | 4;
        PrizeSeries: {
            prizeModeId: components["schemas"]["PrizeModeId"];
            prizeMode: components["schemas"]["PrizeMode"];
            series: number;
        };
        LotterySlips: {
            gameId: components["schemas"]["GameId"];
            currentNumero: string;
            prizeModeId: components["schemas"]["PrizeModeId"];
            device: components["schemas"]["LotteryDevice"];
            orderType?: number;
            chase?: boolean;
            quickChase?: number;
            winningStop?: boolean;
            abandoning?: boolean;
            betCartAmountSum: components["schemas"]["Money"];
            bettingSlipString: string;
        };
        LotteryCancel: {
            gameId: components["schemas"]["GameId"];
            numero: string;
            orderNo?: string;
            chase?: boolean;
        };
        People: number;
        TeamFigures: {
            depositAmount: components["schemas"]["Money"];
            withdrawAmount: components["schemas"]["Money"];
            betAmount: components["schemas"]["Money"];
            winAmount: components["schemas"]["Money"];
            profitAndLoss: components["schemas"]["Money"];
            bonusAmount: components["schemas"]["Money"];
            rebateAmount: components["schemas"]["Money"];
            netProfit: components["schemas"]["Money"];
        };
        TeamOverview: {
            memberCount: components["schemas"]["People"];
            agentCount: components["schemas"]["People"];
            directCount: components["schemas"]["People"];
            newMemberCount: components["schemas"]["People"];
            activeMemberCount: components["schemas"]["People"];
            teamBalance: components["schemas"]["Money"];
            commissionAmount: components["schemas"]["Money"];
            team: components["schemas"]["TeamFigures"];
        };
        TeamRow: {
            customerName: string;
            type: components["schemas"]["MemberKind"];
            memberCount: components["schemas"]["People"];
            figures: components["schemas"]["TeamFigures"];
        };
        TeamPage: {
            list: components["schemas"]["TeamRow"][];
            total: components["schemas"]["TotalRows"];
            totalPages: components["schemas"]["TotalPages"];
            footer: components["schemas"]["TeamFigures"];
        };
        Commission: {
            orderNo: string;
            day: string;
            paidTime: components["schemas"]["Timestamp"];
            netStake: components["schemas"]["Money"];
            amount: components["schemas"]["Money"];
            details: {
                productType: string;
                netStake: components["schemas"]["Money"];
                amount: components["schemas"]["Money"];
            }[];
        };
        CommissionPage: {
            list: components["schemas"]["Commission"][];
            total: components["schemas"]["TotalRows"];
            totalPages: components["schemas"]["TotalPages"];
            footer: {
                amount: components["schemas"]["Money"];
            };
        };
        Level: number;
        Downline: {
            username: string;
            nickname: string;
            type: components["schemas"]["MemberKind"];
            level: components["schemas"]["Level"];
            upline: string;
            downlineCount: components["schemas"]["People"];
            balance: components["schemas"]["Money"];
            registerTime: components["schemas"]["Timestamp"];
            lastLogin?: components["schemas"]["Timestamp"];
        };
        DownlinePage: {
            list: components["schemas"]["Downline"][];
            total: components["schemas"]["TotalRows"];
            totalPages: components["schemas"]["TotalPages"];
        };
        DownlineName: {
            downline: components["schemas"]["DownlineAccount"];
        };
        RebateRange: {
            productType: string;
            minRebate: components["schemas"]["AgentRebateRate"];
            maxRebate: components["schemas"]["AgentRebateRate"];
            step: components["schemas"]["AgentRebateRate"];
        };
        RebateRanges: {
            [key: string]: components["schemas"]["RebateRange"];
        };
        DownlineRebates: {
            username: string;
            type: components["schemas"]["MemberKind"];
            rebates: components["schemas"]["AgentRebate"][];
        };
        DownlineRebatesPage: {
            list: components["schemas"]["DownlineRebates"][];
            total: components["schemas"]["TotalRows"];
            totalPages: components["schemas"]["TotalPages"];
        };
        DownlineRebatesInput: {
            downline: components["schemas"]["DownlineAccount"];
            rebates: components["schemas"]["AgentRebates"];
        };
        AffiliateUrlId: number;
        AffiliateUrl: {
            affiUrlId: components["schemas"]["AffiliateUrlId"];
            affiliateCode: string;
            url: string;
            type: components["schemas"]["MemberKind"];
            rebates: components["schemas"]["AgentRebate"][];
            remark?: string;
            registeredCount: components["schemas"]["People"];
            createTime: components["schemas"]["Timestamp"];
        };
        AffiliateUrlInput: {
            type?: components["schemas"]["MemberKind"];
            rebates?: components["schemas"]["AgentRebates"];
            remark?: string;
        };
        RegisteredAffiliate: {
            username: string;
            type: components["schemas"]["MemberKind"];
            affiliateCode: string;
            registerTime: components["schemas"]["Timestamp"];
        };
        RegisteredAffiliatePage: {
            list: components["schemas"]["RegisteredAffiliate"][];
            total: components["schemas"]["TotalRows"];
            totalPages: components["schemas"]["TotalPages"];
        };
        TransferEnabled: {
            transferDownEnabled: components["schemas"]["YesNo"];
            transferUpEnabled: components["schemas"]["YesNo"];
        };
        AgentTransfer: {
            orderNo: string;
            totalAmount: components["schemas"]["Money"];
            currentAvailBalance: components["schemas"]["Money"];
        };
        DownlineTransfersCheck: {
            transfers: components["schemas"]["DownlineShares"];
        };
        AgentTransferPreview: {
            totalAmount: components["schemas"]["Money"];
            currentAvailBalance: components["schemas"]["Money"];
            remainingBalance: components["schemas"]["Money"];
            transfers: components["schemas"]["DownlineShare"][];
        };
        RulebookCurrency: {
            code: string;
            rate: number;
            /** Format: date */
            date: string;
        };
        RuleCitation: {
            title: string;
            clause: string;
            date: string;
            /** @enum {string} */
            source: "text" | "secondary" | "own";
        };
        Rule: {
            ruleId: string;
            value: boolean | number | string | (number | string)[];
            citation: components["schemas"]["RuleCitation"];
        };
        Rulebook: {
            /** @enum {string} */
            rulebookId: "open" | "gb" | "de" | "on" | "mt" | "vn";
            name: string;
            currency?: components["schemas"]["RulebookCurrency"];
            rules: components["schemas"]["Rule"][];
        };
        /** @enum {string} */
        LimitKind: "deposit" | "loss" | "stake" | "time";
        /** @enum {string} */
        LimitPeriod: "day" | "week" | "month";
        LimitAmount: number;
        PendingLimitChange: {
            amount?: components["schemas"]["LimitAmount"];
            requestTime: components["schemas"]["Timestamp"];
            confirmableTime: components["schemas"]["Timestamp"];
        };
        Limit: {
            kind: components["schemas"]["LimitKind"];
            period: components["schemas"]["LimitPeriod"];
            amount: components["schemas"]["LimitAmount"];
            used: components["schemas"]["Money"];
            remaining: components["schemas"]["Money"];
            resetTime: components["schemas"]["Timestamp"];
            setTime: components["schemas"]["Timestamp"];
            pending?: components["schemas"]["PendingLimitChange"];
        };
        LimitInput: {
            kind: components["schemas"]["LimitKind"];
            period: components["schemas"]["LimitPeriod"];
            amount: components["schemas"]["LimitAmount"];
        };
        LimitKey: {
            kind: components["schemas"]["LimitKind"];
            period: components["schemas"]["LimitPeriod"];
        };
        LimitConfirmation: {
            kind: components["schemas"]["LimitKind"];
            period: components["schemas"]["LimitPeriod"];
            amount?: components["schemas"]["LimitAmount"];
        };
        PlayDuration: number;
        RealityCheck: {
            interval: components["schemas"]["PlayDuration"];
            pending: boolean;
            remaining?: components["schemas"]["PlayDuration"];
        };
        RemainingPlayTime: {
            remaining: components["schemas"]["PlayDuration"];
            resetTime: components["schemas"]["Timestamp"];
        };
        PlayPause: {
            remaining: components["schemas"]["PlayDuration"];
            endTime?: components["schemas"]["Timestamp"];
        };
        RecentStatement: {
            startTime: components["schemas"]["Timestamp"];
            stake: components["schemas"]["Money"];
            payout: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
        };
        PlaySession: {
            startTime: components["schemas"]["Timestamp"];
            elapsed: components["schemas"]["PlayDuration"];
            played: components["schemas"]["PlayDuration"];
            openGames: number;
            stake: components["schemas"]["Money"];
            payout: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
            realityCheck: components["schemas"]["RealityCheck"];
            timeLimit?: components["schemas"]["RemainingPlayTime"];
            pause?: components["schemas"]["PlayPause"];
            statement?: components["schemas"]["RecentStatement"];
        };
        RealityCheckInput: {
            /** @enum {integer} */
            interval: 0 | 600000 | 900000 | 1800000 | 3600000;
        };
        RealityCheckAnswer: {
            /** @enum {string} */
            answer: "goOn" | "stop";
        };
        LeftGame: {
            vassalage?: string;
            gameType?: string;
            nodeId?: number;
        };
        StatementSums: {
            period: string;
            deposits: components["schemas"]["Money"];
            withdrawals: components["schemas"]["Money"];
            stakes: components["schemas"]["Money"];
            payouts: components["schemas"]["Money"];
            bonuses: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
        };
        Statement: {
            months: components["schemas"]["StatementSums"][];
            years: components["schemas"]["StatementSums"][];
        };
        Break: {
            breakId: string;
            /** @enum {string} */
            kind: "timeOut" | "selfExclusion";
            startTime: components["schemas"]["Timestamp"];
            endTime?: components["schemas"]["Timestamp"];
            returnTime?: components["schemas"]["Timestamp"];
            inForce: boolean;
        };
        BreakDuration: number;
        TimeOutInput: {
            duration: components["schemas"]["BreakDuration"];
        };
        OfferChoice: {
            receives: boolean;
        };
        OfferChoiceInput: {
            receives: boolean;
        };
        SelfExclusionInput: {
            duration?: components["schemas"]["BreakDuration"];
            /** @enum {boolean} */
            accepted: true;
        };
        ContractId: number;
        /** @enum {string} */
        WaitingStatus: "P" | "V";
        ActiveMembers: number;
        /** @enum {string} */
        RateType: "P" | "F";
        ContractRateValue: number;
        DailySalaryRequest: {
            id: components["schemas"]["ContractId"];
            status: components["schemas"]["WaitingStatus"];
            downlineHigherRate: components["schemas"]["YesNo"];
            details: {
                betVolume: components["schemas"]["Money"];
                activeMember: components["schemas"]["ActiveMembers"];
                rateType: components["schemas"]["RateType"];
                rate: components["schemas"]["ContractRateValue"];
            }[];
        };
        DailySalaries: {
            [key: string]: components["schemas"]["DailySalaryRequest"][];
        };
        DividendRequest: {
            minimumBet: components["schemas"]["Money"];
            netLoss: components["schemas"]["Money"];
            activeMember: components["schemas"]["ActiveMembers"];
            contractRate: number;
            /** @enum {string} */
            status: "P" | "E" | "V";
            downlineHigherRate: components["schemas"]["YesNo"];
        };
        Dividends: {
            [key: string]: components["schemas"]["DividendRequest"][];
        };
        HourSalaryRequest: {
            contractId: components["schemas"]["ContractId"];
            status: components["schemas"]["WaitingStatus"];
            downlineHigherRate: components["schemas"]["YesNo"];
            hourSalaryRates: {
                minimumBet: components["schemas"]["Money"];
                activeMember: components["schemas"]["ActiveMembers"];
                rateType: components["schemas"]["RateType"];
                rate: components["schemas"]["ContractRateValue"];
            }[];
        };
        HourSalaries: {
            [key: string]: components["schemas"]["HourSalaryRequest"][];
        };
        Funds: {
            dailysalreqtype?: components["schemas"]["DailySalaries"];
            divtypecompperiodreq?: components["schemas"]["Dividends"];
            divtypereq?: components["schemas"]["Dividends"];
            contracthoursalreq?: components["schemas"]["HourSalaries"];
            realtimesalreqtype?: components["schemas"]["HourSalaries"];
            contractmrdailysalinfotype?: boolean;
            contracthoursalinfo?: boolean;
            dailysalinfotype?: boolean;
            realtimesalinfotype?: boolean;
            divtypeinfo?: boolean;
        };
        /** @enum {string} */
        Product: "RNG" | "FISH" | "PVP" | "LIVE" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT" | "ELOTT" | "CONS";
        ContractReply: true | components["schemas"]["Funds"];
        ContractAnswer: {
            contractId: components["schemas"]["ContractId"];
            /** @enum {string} */
            status: "A" | "R" | "C";
        };
        /** @enum {string} */
        ContractType: "DIVIDEND" | "DAILY" | "HOURLY" | "REALTIME";
        ContractRate: {
            minimumBet: components["schemas"]["Money"];
            activeMember: components["schemas"]["ActiveMembers"];
            netLoss?: components["schemas"]["Money"];
            rateType: components["schemas"]["RateType"];
            rate: components["schemas"]["ContractRateValue"];
        };
        Contract: {
            contractId: components["schemas"]["ContractId"];
            contractType: components["schemas"]["ContractType"];
            productType: components["schemas"]["Product"];
            customerName: string;
            /** @enum {string} */
            status: "PENDING" | "ACTIVE" | "REFUSED" | "WITHDRAWN" | "CLOSED" | "REPLACED";
            offeredTime: components["schemas"]["Timestamp"];
            answeredTime?: components["schemas"]["Timestamp"];
            rates: components["schemas"]["ContractRate"][];
        };
        ContractPage: {
            list: components["schemas"]["Contract"][];
            total: components["schemas"]["TotalRows"];
            totalPages: components["schemas"]["TotalPages"];
        };
        ContractInput: {
            downline: string;
            contractType: components["schemas"]["ContractType"];
            productType: components["schemas"]["Product"];
            rates: components["schemas"]["ContractRate"][];
        };
        ContractName: {
            contractId: components["schemas"]["ContractId"];
        };
        ContractPayout: {
            orderNo: string;
            contractId: components["schemas"]["ContractId"];
            contractType: components["schemas"]["ContractType"];
            productType: components["schemas"]["Product"];
            startTime: components["schemas"]["Timestamp"];
            endTime: components["schemas"]["Timestamp"];
            paidTime: components["schemas"]["Timestamp"];
            betVolume: components["schemas"]["Money"];
            activeMember: components["schemas"]["ActiveMembers"];
            netLoss: components["schemas"]["Money"];
            carriedOver: components["schemas"]["Money"];
            amount: components["schemas"]["Money"];
        };
        ContractPayoutPage: {
            list: components["schemas"]["ContractPayout"][];
            total: components["schemas"]["TotalRows"];
            totalPages: components["schemas"]["TotalPages"];
            footer: {
                amount: components["schemas"]["Money"];
            };
        };
    };
    responses: {
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DoneReply"];
            };
        };
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        Merchant: string;
        OptionalMerchant: string;
        Encryption: string;
        Language: string;
        ModuleId: string;
        Device: string;
        GatewayVersion: string;
        IdempotencyKey: string;
        CaptchaId: string;
        QueryToken: string;
        QueryLanguage: string;
        QueryPage: components["schemas"]["PageNumber"];
        QuerySize: number;
        QueryStartTime: components["schemas"]["Timestamp"];
        QueryEndTime: components["schemas"]["Timestamp"];
        QuerySubordinate: string;
        QueryStartDate: components["schemas"]["Timestamp"];
        QueryEndDate: components["schemas"]["Timestamp"];
        QueryAccountType: string;
        QueryOrderSearch: string;
        QueryBetStatus: 1 | 2 | 3 | 4;
        QueryWinLossDraw: 1 | 2 | 3 | 4;
        QueryLotteryStatus: 0 | 1 | 2 | 3 | 4;
        QueryChase: boolean;
        QueryGameId: components["schemas"]["GameId"];
        QueryGameCode: string;
        QueryNumero: string;
        QueryPrizeModeId: 1 | 3;
        QueryProductCode: string;
        QueryOrderNo: string;
        QueryMerchantCode: string;
        QueryMessageIds: components["schemas"]["MessageIds"];
        QueryPageNo: components["schemas"]["PageNumber"];
        QueryPageSize: components["schemas"]["PageSize"];
        QueryPrizeMode: components["schemas"]["PrizeMode"];
        QueryDevice: components["schemas"]["LotteryDevice"];
        QueryPageFromZero: components["schemas"]["PageFromZero"];
        QueryTeamOf: string;
        QueryAffiliateUrlId: components["schemas"]["AffiliateUrlId"];
        QueryAnswer: "A" | "R" | "C";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type ErrorCode = components['schemas']['ErrorCode'];
export type PointRedeeming = components['schemas']['PointRedeeming'];
export type PointConversion = components['schemas']['PointConversion'];
export type LoginInput = components['schemas']['LoginInput'];
export type LoginVerification = components['schemas']['LoginVerification'];
export type RegistrationInput = components['schemas']['RegistrationInput'];
export type PaymentPasswordInput = components['schemas']['PaymentPasswordInput'];
export type PaymentPasswordReset = components['schemas']['PaymentPasswordReset'];
export type PaymentPasswordCheck = components['schemas']['PaymentPasswordCheck'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type PasswordReset = components['schemas']['PasswordReset'];
export type AccountInput = components['schemas']['AccountInput'];
export type AccountRemoval = components['schemas']['AccountRemoval'];
export type SecurityAnswers = components['schemas']['SecurityAnswers'];
export type DownlineInput = components['schemas']['DownlineInput'];
export type DownlineTransferInput = components['schemas']['DownlineTransferInput'];
export type DownlineTransfersInput = components['schemas']['DownlineTransfersInput'];
export type WithdrawInput = components['schemas']['WithdrawInput'];
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
export type Timestamp = components['schemas']['Timestamp'];
export type SystemStatus = components['schemas']['SystemStatus'];
export type FailureDetail = components['schemas']['FailureDetail'];
export type Failure = components['schemas']['Failure'];
export type TemplateParameters = components['schemas']['TemplateParameters'];
export type Template = components['schemas']['Template'];
export type Country = components['schemas']['Country'];
export type HelpTopic = components['schemas']['HelpTopic'];
export type DomainRoutes = components['schemas']['DomainRoutes'];
export type HeadIcon = components['schemas']['HeadIcon'];
export type DoneReply = components['schemas']['DoneReply'];
export type Telemetry = components['schemas']['Telemetry'];
export type IsAppDomain = components['schemas']['IsAppDomain'];
export type PixelTrack = components['schemas']['PixelTrack'];
export type Captcha = components['schemas']['Captcha'];
export type PointRewardId = components['schemas']['PointRewardId'];
export type HumanAnswer = components['schemas']['HumanAnswer'];
export type DialingCode = components['schemas']['DialingCode'];
export type PaymentPassword = components['schemas']['PaymentPassword'];
export type LoginPassword = components['schemas']['LoginPassword'];
export type MobileNumber = components['schemas']['MobileNumber'];
export type BankCardId = components['schemas']['BankCardId'];
export type QuestionId = components['schemas']['QuestionId'];
export type MemberKind = components['schemas']['MemberKind'];
export type AgentRebateRate = components['schemas']['AgentRebateRate'];
export type AgentRebate = components['schemas']['AgentRebate'];
export type AgentRebates = components['schemas']['AgentRebates'];
export type DownlineAccount = components['schemas']['DownlineAccount'];
export type Money = components['schemas']['Money'];
export type DownlineShare = components['schemas']['DownlineShare'];
export type DownlineShares = components['schemas']['DownlineShares'];
export type GroupId = components['schemas']['GroupId'];
export type ReturnInput = components['schemas']['ReturnInput'];
export type EncryptedBody = components['schemas']['EncryptedBody'];
export type MemberId = components['schemas']['MemberId'];
export type Session = components['schemas']['Session'];
export type SessionToken = components['schemas']['SessionToken'];
export type TrialUser = components['schemas']['TrialUser'];
export type RegistrationRules = components['schemas']['RegistrationRules'];
export type UsernameFree = components['schemas']['UsernameFree'];
export type AffiliateKnown = components['schemas']['AffiliateKnown'];
export type DefaultAffiliate = components['schemas']['DefaultAffiliate'];
export type Registered = components['schemas']['Registered'];
export type HumanCheck = components['schemas']['HumanCheck'];
export type SmsInput = components['schemas']['SmsInput'];
export type SmsSent = components['schemas']['SmsSent'];
export type MobileProof = components['schemas']['MobileProof'];
export type ClubLabel = components['schemas']['ClubLabel'];
export type MemberInfo = components['schemas']['MemberInfo'];
export type Nickname = components['schemas']['Nickname'];
export type PayeeName = components['schemas']['PayeeName'];
export type Mail = components['schemas']['Mail'];
export type ProfileText = components['schemas']['ProfileText'];
export type MemberUpdate = components['schemas']['MemberUpdate'];
export type OwnNickname = components['schemas']['OwnNickname'];
export type NicknameUpdate = components['schemas']['NicknameUpdate'];
export type OwnEmail = components['schemas']['OwnEmail'];
export type EmailUpdate = components['schemas']['EmailUpdate'];
export type OwnPayeeName = components['schemas']['OwnPayeeName'];
export type PayeeNameUpdate = components['schemas']['PayeeNameUpdate'];
export type IconId = components['schemas']['IconId'];
export type IconInput = components['schemas']['IconInput'];
export type Avatar = components['schemas']['Avatar'];
export type LanguageInput = components['schemas']['LanguageInput'];
export type YesNo = components['schemas']['YesNo'];
export type KycSetting = components['schemas']['KycSetting'];
export type MemberSeries = components['schemas']['MemberSeries'];
export type SecurityItem = components['schemas']['SecurityItem'];
export type SecurityConfig = components['schemas']['SecurityConfig'];
export type SecurityQuestion = components['schemas']['SecurityQuestion'];
export type GoogleAuthenticator = components['schemas']['GoogleAuthenticator'];
export type AuthenticatorProof = components['schemas']['AuthenticatorProof'];
export type HasPaymentPassword = components['schemas']['HasPaymentPassword'];
export type PasswordMailInput = components['schemas']['PasswordMailInput'];
export type Wallet = components['schemas']['Wallet'];
export type WalletAccount = components['schemas']['WalletAccount'];
export type WalletBalance = components['schemas']['WalletBalance'];
export type MerchantWallet = components['schemas']['MerchantWallet'];
export type AccountTypeId = components['schemas']['AccountTypeId'];
export type WalletTransfer = components['schemas']['WalletTransfer'];
export type WalletTransferred = components['schemas']['WalletTransferred'];
export type WalletReturn = components['schemas']['WalletReturn'];
export type WalletPart = components['schemas']['WalletPart'];
export type WalletReturned = components['schemas']['WalletReturned'];
export type WalletLock = components['schemas']['WalletLock'];
export type FormNumber = components['schemas']['FormNumber'];
export type TransferToMainForm = components['schemas']['TransferToMainForm'];
export type TransferToMain = components['schemas']['TransferToMain'];
export type TransferFromMainForm = components['schemas']['TransferFromMainForm'];
export type TransferFromMain = components['schemas']['TransferFromMain'];
export type WalletTransferForm = components['schemas']['WalletTransferForm'];
export type DepositCount = components['schemas']['DepositCount'];
export type DepositStatus = components['schemas']['DepositStatus'];
export type DepositRow = components['schemas']['DepositRow'];
export type DepositSettings = components['schemas']['DepositSettings'];
export type VendorId = components['schemas']['VendorId'];
export type DepositChannel = components['schemas']['DepositChannel'];
export type DepositMethod = components['schemas']['DepositMethod'];
export type DepositMethods = components['schemas']['DepositMethods'];
export type PromotionId = components['schemas']['PromotionId'];
export type DepositPromotion = components['schemas']['DepositPromotion'];
export type ExchangeRate = components['schemas']['ExchangeRate'];
export type DepositInput = components['schemas']['DepositInput'];
export type DepositOrder = components['schemas']['DepositOrder'];
export type DepositAddressInput = components['schemas']['DepositAddressInput'];
export type DepositAddress = components['schemas']['DepositAddress'];
export type DepositChoice = components['schemas']['DepositChoice'];
export type SlipInput = components['schemas']['SlipInput'];
export type C2CInput = components['schemas']['C2CInput'];
export type PendingCounts = components['schemas']['PendingCounts'];
export type PageNumber = components['schemas']['PageNumber'];
export type TotalRows = components['schemas']['TotalRows'];
export type TotalPages = components['schemas']['TotalPages'];
export type DepositPage = components['schemas']['DepositPage'];
export type Account = components['schemas']['Account'];
export type AccountCount = components['schemas']['AccountCount'];
export type TransactionTimes = components['schemas']['TransactionTimes'];
export type AccountList = components['schemas']['AccountList'];
export type AccountChoice = components['schemas']['AccountChoice'];
export type Asked = components['schemas']['Asked'];
export type AskedByLetter = components['schemas']['AskedByLetter'];
export type Bank = components['schemas']['Bank'];
export type EWalletGroup = components['schemas']['EWalletGroup'];
export type BindConfiguration = components['schemas']['BindConfiguration'];
export type WithdrawReceipt = components['schemas']['WithdrawReceipt'];
export type WithdrawSettings = components['schemas']['WithdrawSettings'];
export type WithdrawTurnover = components['schemas']['WithdrawTurnover'];
export type Withdrawal = components['schemas']['Withdrawal'];
export type WithdrawalPage = components['schemas']['WithdrawalPage'];
export type Transaction = components['schemas']['Transaction'];
export type TransactionPage = components['schemas']['TransactionPage'];
export type Odds = components['schemas']['Odds'];
export type BetRecord = components['schemas']['BetRecord'];
export type BetRecordFooter = components['schemas']['BetRecordFooter'];
export type BetRecordPage = components['schemas']['BetRecordPage'];
export type GameId = components['schemas']['GameId'];
export type OrderMasterId = components['schemas']['OrderMasterId'];
export type OrderDetailId = components['schemas']['OrderDetailId'];
export type PlayId = components['schemas']['PlayId'];
export type LotteryRecord = components['schemas']['LotteryRecord'];
export type LotteryRecordPage = components['schemas']['LotteryRecordPage'];
export type TransactionCode = components['schemas']['TransactionCode'];
export type CategoryProfit = components['schemas']['CategoryProfit'];
export type ProfitAndLoss = components['schemas']['ProfitAndLoss'];
export type ExcludedTurnover = components['schemas']['ExcludedTurnover'];
export type PromotionState = components['schemas']['PromotionState'];
export type AvailablePromotions = components['schemas']['AvailablePromotions'];
export type RewardId = components['schemas']['RewardId'];
export type PromotionType = components['schemas']['PromotionType'];
export type ClaimableReward = components['schemas']['ClaimableReward'];
export type ClaimableRewardPage = components['schemas']['ClaimableRewardPage'];
export type RewardClaim = components['schemas']['RewardClaim'];
export type ClaimedTickets = components['schemas']['ClaimedTickets'];
export type ClaimedReward = components['schemas']['ClaimedReward'];
export type ClaimedRewardPage = components['schemas']['ClaimedRewardPage'];
export type SignUpPromotion = components['schemas']['SignUpPromotion'];
export type PromotionJoin = components['schemas']['PromotionJoin'];
export type RewardRequest = components['schemas']['RewardRequest'];
export type ExtraRewardClaims = components['schemas']['ExtraRewardClaims'];
export type PromotionKey = components['schemas']['PromotionKey'];
export type RewardSection = components['schemas']['RewardSection'];
export type PromotionCategories = components['schemas']['PromotionCategories'];
export type PointBalance = components['schemas']['PointBalance'];
export type PointConfig = components['schemas']['PointConfig'];
export type PointRewardKind = components['schemas']['PointRewardKind'];
export type PointRewardType = components['schemas']['PointRewardType'];
export type PointReward = components['schemas']['PointReward'];
export type PointRewardPage = components['schemas']['PointRewardPage'];
export type PointRedemption = components['schemas']['PointRedemption'];
export type PointRedemptionPage = components['schemas']['PointRedemptionPage'];
export type PointsConverted = components['schemas']['PointsConverted'];
export type TicketStatus = components['schemas']['TicketStatus'];
export type TicketType = components['schemas']['TicketType'];
export type Ticket = components['schemas']['Ticket'];
export type TicketInput = components['schemas']['TicketInput'];
export type PrizeType = components['schemas']['PrizeType'];
export type TicketReward = components['schemas']['TicketReward'];
export type TicketPrize = components['schemas']['TicketPrize'];
export type TicketConfig = components['schemas']['TicketConfig'];
export type RaffleStatus = components['schemas']['RaffleStatus'];
export type RaffleInput = components['schemas']['RaffleInput'];
export type Mission = components['schemas']['Mission'];
export type MissionPage = components['schemas']['MissionPage'];
export type MissionPlace = components['schemas']['MissionPlace'];
export type MissionLeaderboard = components['schemas']['MissionLeaderboard'];
export type MissionClaim = components['schemas']['MissionClaim'];
export type MissionReward = components['schemas']['MissionReward'];
export type Quest = components['schemas']['Quest'];
export type RankBoard = components['schemas']['RankBoard'];
export type SignInPromotion = components['schemas']['SignInPromotion'];
export type SignInTicket = components['schemas']['SignInTicket'];
export type SignInDay = components['schemas']['SignInDay'];
export type SignInCalendar = components['schemas']['SignInCalendar'];
export type SignInClaim = components['schemas']['SignInClaim'];
export type SignInReward = components['schemas']['SignInReward'];
export type PromoCodeCondition = components['schemas']['PromoCodeCondition'];
export type PromoCode = components['schemas']['PromoCode'];
export type PromoCodeClaim = components['schemas']['PromoCodeClaim'];
export type PromoCodeReward = components['schemas']['PromoCodeReward'];
export type RebateRate = components['schemas']['RebateRate'];
export type RebateSetting = components['schemas']['RebateSetting'];
export type RebatePart = components['schemas']['RebatePart'];
export type Rebate = components['schemas']['Rebate'];
export type RebateClaim = components['schemas']['RebateClaim'];
export type RankCondition = components['schemas']['RankCondition'];
export type RankReach = components['schemas']['RankReach'];
export type RankProgress = components['schemas']['RankProgress'];
export type PlayerRank = components['schemas']['PlayerRank'];
export type ReferralDetails = components['schemas']['ReferralDetails'];
export type ReferredFriend = components['schemas']['ReferredFriend'];
export type ReferralPage = components['schemas']['ReferralPage'];
export type ReferralIncome = components['schemas']['ReferralIncome'];
export type ReferralRank = components['schemas']['ReferralRank'];
export type ReferralRule = components['schemas']['ReferralRule'];
export type ReferralEstimate = components['schemas']['ReferralEstimate'];
export type ReferralAchievement = components['schemas']['ReferralAchievement'];
export type ReferralReward = components['schemas']['ReferralReward'];
export type Banner = components['schemas']['Banner'];
export type AnnouncementId = components['schemas']['AnnouncementId'];
export type Notice = components['schemas']['Notice'];
export type AnnouncementImage = components['schemas']['AnnouncementImage'];
export type Promotion = components['schemas']['Promotion'];
export type Announcements = components['schemas']['Announcements'];
export type AnnouncementRead = components['schemas']['AnnouncementRead'];
export type UnreadMessages = components['schemas']['UnreadMessages'];
export type UnreadCount = components['schemas']['UnreadCount'];
export type MessageId = components['schemas']['MessageId'];
export type InboxMessage = components['schemas']['InboxMessage'];
export type InboxPage = components['schemas']['InboxPage'];
export type InboxSelection = components['schemas']['InboxSelection'];
export type MailboxRecipient = components['schemas']['MailboxRecipient'];
export type MailboxDraft = components['schemas']['MailboxDraft'];
export type MailboxMessage = components['schemas']['MailboxMessage'];
export type MailboxPage = components['schemas']['MailboxPage'];
export type MessageIds = components['schemas']['MessageIds'];
export type MailboxSelection = components['schemas']['MailboxSelection'];
export type ChatLaunch = components['schemas']['ChatLaunch'];
export type ChatUrl = components['schemas']['ChatUrl'];
export type ChatPermission = components['schemas']['ChatPermission'];
export type ChatModel = components['schemas']['ChatModel'];
export type ServiceScript = components['schemas']['ServiceScript'];
export type Feedback = components['schemas']['Feedback'];
export type GameCategory = components['schemas']['GameCategory'];
export type VendorName = components['schemas']['VendorName'];
export type VendorCategory = components['schemas']['VendorCategory'];
export type NodeId = components['schemas']['NodeId'];
export type GameVendor = components['schemas']['GameVendor'];
export type GameClass = components['schemas']['GameClass'];
export type VendorCatalogue = components['schemas']['VendorCatalogue'];
export type GameTypes = components['schemas']['GameTypes'];
export type PageSize = components['schemas']['PageSize'];
export type Game = components['schemas']['Game'];
export type GamePage = components['schemas']['GamePage'];
export type HotGames = components['schemas']['HotGames'];
export type MatchOdds = components['schemas']['MatchOdds'];
export type Goals = components['schemas']['Goals'];
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
export type VendorCard = components['schemas']['VendorCard'];
export type VendorLane = components['schemas']['VendorLane'];
export type VendorLanes = components['schemas']['VendorLanes'];
export type Room = components['schemas']['Room'];
export type Rooms = components['schemas']['Rooms'];
export type RankedGame = components['schemas']['RankedGame'];
export type RankedGames = components['schemas']['RankedGames'];
export type LotteryVendor = components['schemas']['LotteryVendor'];
export type LotteryGame = components['schemas']['LotteryGame'];
export type LotteryDevice = components['schemas']['LotteryDevice'];
export type LotteryMenuGroup = components['schemas']['LotteryMenuGroup'];
export type LotteryItem = components['schemas']['LotteryItem'];
export type LotteryMenuGroupMap = components['schemas']['LotteryMenuGroupMap'];
export type LotteryItemMap = components['schemas']['LotteryItemMap'];
export type NearNumeros = components['schemas']['NearNumeros'];
export type PageFromZero = components['schemas']['PageFromZero'];
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
export type OpenIssue = components['schemas']['OpenIssue'];
export type HotGap = components['schemas']['HotGap'];
export type HotGapInfo = components['schemas']['HotGapInfo'];
export type LotterySetting = components['schemas']['LotterySetting'];
export type PrizeModeId = components['schemas']['PrizeModeId'];
export type PrizeSeries = components['schemas']['PrizeSeries'];
export type LotterySlips = components['schemas']['LotterySlips'];
export type LotteryCancel = components['schemas']['LotteryCancel'];
export type People = components['schemas']['People'];
export type TeamFigures = components['schemas']['TeamFigures'];
export type TeamOverview = components['schemas']['TeamOverview'];
export type TeamRow = components['schemas']['TeamRow'];
export type TeamPage = components['schemas']['TeamPage'];
export type Commission = components['schemas']['Commission'];
export type CommissionPage = components['schemas']['CommissionPage'];
export type Level = components['schemas']['Level'];
export type Downline = components['schemas']['Downline'];
export type DownlinePage = components['schemas']['DownlinePage'];
export type DownlineName = components['schemas']['DownlineName'];
export type RebateRange = components['schemas']['RebateRange'];
export type RebateRanges = components['schemas']['RebateRanges'];
export type DownlineRebates = components['schemas']['DownlineRebates'];
export type DownlineRebatesPage = components['schemas']['DownlineRebatesPage'];
export type DownlineRebatesInput = components['schemas']['DownlineRebatesInput'];
export type AffiliateUrlId = components['schemas']['AffiliateUrlId'];
export type AffiliateUrl = components['schemas']['AffiliateUrl'];
export type AffiliateUrlInput = components['schemas']['AffiliateUrlInput'];
export type RegisteredAffiliate = components['schemas']['RegisteredAffiliate'];
export type RegisteredAffiliatePage = components['schemas']['RegisteredAffiliatePage'];
export type TransferEnabled = components['schemas']['TransferEnabled'];
export type AgentTransfer = components['schemas']['AgentTransfer'];
export type DownlineTransfersCheck = components['schemas']['DownlineTransfersCheck'];
export type AgentTransferPreview = components['schemas']['AgentTransferPreview'];
export type RulebookCurrency = components['schemas']['RulebookCurrency'];
export type RuleCitation = components['schemas']['RuleCitation'];
export type Rule = components['schemas']['Rule'];
export type Rulebook = components['schemas']['Rulebook'];
export type LimitKind = components['schemas']['LimitKind'];
export type LimitPeriod = components['schemas']['LimitPeriod'];
export type LimitAmount = components['schemas']['LimitAmount'];
export type PendingLimitChange = components['schemas']['PendingLimitChange'];
export type Limit = components['schemas']['Limit'];
export type LimitInput = components['schemas']['LimitInput'];
export type LimitKey = components['schemas']['LimitKey'];
export type LimitConfirmation = components['schemas']['LimitConfirmation'];
export type PlayDuration = components['schemas']['PlayDuration'];
export type RealityCheck = components['schemas']['RealityCheck'];
export type RemainingPlayTime = components['schemas']['RemainingPlayTime'];
export type PlayPause = components['schemas']['PlayPause'];
export type RecentStatement = components['schemas']['RecentStatement'];
export type PlaySession = components['schemas']['PlaySession'];
export type RealityCheckInput = components['schemas']['RealityCheckInput'];
export type RealityCheckAnswer = components['schemas']['RealityCheckAnswer'];
export type LeftGame = components['schemas']['LeftGame'];
export type StatementSums = components['schemas']['StatementSums'];
export type Statement = components['schemas']['Statement'];
export type Break = components['schemas']['Break'];
export type BreakDuration = components['schemas']['BreakDuration'];
export type TimeOutInput = components['schemas']['TimeOutInput'];
export type OfferChoice = components['schemas']['OfferChoice'];
export type OfferChoiceInput = components['schemas']['OfferChoiceInput'];
export type SelfExclusionInput = components['schemas']['SelfExclusionInput'];
export type ContractId = components['schemas']['ContractId'];
export type WaitingStatus = components['schemas']['WaitingStatus'];
export type ActiveMembers = components['schemas']['ActiveMembers'];
export type RateType = components['schemas']['RateType'];
export type ContractRateValue = components['schemas']['ContractRateValue'];
export type DailySalaryRequest = components['schemas']['DailySalaryRequest'];
export type DailySalaries = components['schemas']['DailySalaries'];
export type DividendRequest = components['schemas']['DividendRequest'];
export type Dividends = components['schemas']['Dividends'];
export type HourSalaryRequest = components['schemas']['HourSalaryRequest'];
export type HourSalaries = components['schemas']['HourSalaries'];
export type Funds = components['schemas']['Funds'];
export type Product = components['schemas']['Product'];
export type ContractReply = components['schemas']['ContractReply'];
export type ContractAnswer = components['schemas']['ContractAnswer'];
export type ContractType = components['schemas']['ContractType'];
export type ContractRate = components['schemas']['ContractRate'];
export type Contract = components['schemas']['Contract'];
export type ContractPage = components['schemas']['ContractPage'];
export type ContractInput = components['schemas']['ContractInput'];
export type ContractName = components['schemas']['ContractName'];
export type ContractPayout = components['schemas']['ContractPayout'];
export type ContractPayoutPage = components['schemas']['ContractPayoutPage'];
export type $defs = Record<string, never>;
export interface operations {
    getSystemStatus: {
        parameters: {
            query?: {
                url?: string;
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SystemStatus"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SiteSettings"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WhitelabelNode"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Template"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Country"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
        };
    };
    listHelpTopics: {
        parameters: {
            query?: {
                lang?: string;
                device?: "MOBILE";
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HelpTopic"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
        };
    };
    getSystemStatusV2: {
        parameters: {
            query?: {
                url?: string;
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SystemStatus"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
        };
    };
    getLocation: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["VisitorLocation"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
        };
    };
    getDomainRoute: {
        parameters: {
            query?: {
                url?: string;
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DomainRoutes"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
        };
    };
    listServiceChannels: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ServiceChannel"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
        };
    };
    listDownloads: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DownloadLink"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
        };
    };
    listHeadIcons: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HeadIcon"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
        };
    };
    pingGateway: {
        parameters: {
            query?: {
                speed?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
        };
    };
    collectTelemetry: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Telemetry"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
        };
    };
    checkAppDomain: {
        parameters: {
            query?: {
                url?: string;
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["IsAppDomain"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
        };
    };
    listPixelTracks: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PixelTrack"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
        };
    };
    getRsaKey: {
        parameters: {
            query?: {
                t?: number;
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
                    "text/plain": string;
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getCaptcha: {
        parameters: {
            query?: {
                t?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "Set-Cookie"?: string;
                    "X-Captcha-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Captcha"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Session"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    verifyLogin: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginVerification"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Session"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    touchToken: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    loginFreePlay: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Session"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    logoutByPost: {
        parameters: {
            query?: {
                token?: components["parameters"]["QueryToken"];
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SessionToken"];
                "application/x-www-form-urlencoded": components["schemas"]["SessionToken"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    logout: {
        parameters: {
            query?: {
                token?: components["parameters"]["QueryToken"];
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SessionToken"];
                "application/x-www-form-urlencoded": components["schemas"]["SessionToken"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TrialUser"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    createTrialUser: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TrialUser"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getRegistrationRules: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RegistrationRules"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    checkUsername: {
        parameters: {
            query: {
                username: string;
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["UsernameFree"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    checkAffiliate: {
        parameters: {
            query: {
                code: string;
                domain?: string;
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AffiliateKnown"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getDefaultAffiliate: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DefaultAffiliate"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Registered"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    registerByPost: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Registered"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    registerByMobile: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Registered"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    registerByMobileByPost: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Registered"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    registerWithoutUsername: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Registered"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    registerByMobileAlone: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Registered"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getHumanCheck: {
        parameters: {
            query?: {
                product?: "login" | "register";
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HumanCheck"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    sendLoginCode: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SmsSent"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    sendRegistrationCode: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SmsSent"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    sendPasswordCode: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SmsSent"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    sendMobileCode: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SmsSent"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    verifyMobile: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MobileProof"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    verifyCurrentMobile: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MobileProof"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberInfo"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    updateMemberInfo: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getNickname: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OwnNickname"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    updateNickname: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NicknameUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    updateNicknameByPost: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NicknameUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getEmail: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OwnEmail"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    updateEmail: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    updateEmailByPost: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getPayeeName: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OwnPayeeName"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    updatePayeeName: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayeeNameUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    updatePayeeNameByPost: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayeeNameUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getMemberIcon: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["IconId"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    setMemberIcon: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IconInput"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getPlayerAvatar: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Avatar"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    setMemberLanguage: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LanguageInput"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getKycSetting: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["KycSetting"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listMemberLotterySeries: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MemberSeries"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getSecurityConfig: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SecurityConfig"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listSecurityQuestions: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SecurityQuestion"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listMySecurityQuestions: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SecurityQuestion"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    setSecurityQuestions: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecurityAnswers"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    setSecurityQuestionsByPost: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecurityAnswers"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getGoogleAuthenticator: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GoogleAuthenticator"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    bindGoogleAuthenticator: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthenticatorProof"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getHasPaymentPassword: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HasPaymentPassword"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    setPaymentPassword: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentPasswordInput"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    setPaymentPasswordByPost: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentPasswordInput"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    resetPaymentPassword: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentPasswordReset"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    checkPaymentPassword: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentPasswordCheck"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    changePasswordV2: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    sendPasswordMail: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordMailInput"];
                "application/x-www-form-urlencoded": components["schemas"]["PasswordMailInput"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    sendPasswordMailByPost: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordMailInput"];
                "application/x-www-form-urlencoded": components["schemas"]["PasswordMailInput"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Wallet"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getWalletBalance: {
        parameters: {
            query?: {
                typeId?: 0 | 2;
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WalletBalance"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getMerchantWallet: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MerchantWallet"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    transferWallet: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletTransfer"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WalletTransferred"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    transferAllBack: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WalletReturn"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WalletReturned"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getWalletLockStatus: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WalletLock"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getBalances: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WalletBalance"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listWallets: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WalletAccount"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getTransferLockStatus: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WalletLock"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getLockStatusByType: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WalletLock"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    transferToMainWallet: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TransferToMainForm"];
                "application/json": components["schemas"]["TransferToMain"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WalletTransferred"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    transferFromMainWallet: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TransferFromMainForm"];
                "application/json": components["schemas"]["TransferFromMain"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WalletTransferred"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    transferSubToSubWallet: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["WalletTransferForm"];
                "application/json": components["schemas"]["WalletTransfer"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WalletTransferred"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getDepositSettings: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositSettings"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listDepositChannels: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositMethods"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listDepositPromotions: {
        parameters: {
            query?: {
                method?: string;
                channel?: number;
                amount?: number;
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositPromotion"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getExchangeRate: {
        parameters: {
            query: {
                currency: "USDT" | "BTC" | "ETH" | "LTC";
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ExchangeRate"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    depositByQr: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositOrder"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    depositByAccountName: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositOrder"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    depositByLaunchUrl: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositOrder"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    depositByVirtualWallet: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositOrder"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getDepositAddress: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositAddressInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositAddress"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getDeposit: {
        parameters: {
            query: {
                depositId: string;
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositOrder"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    cancelDeposit: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositChoice"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    createDepositTask: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositChoice"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    uploadDepositSlip: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlipInput"];
                "multipart/form-data": {
                    depositId: string;
                    image: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listPaymentConfirmations: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositRow"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    processC2CTransaction: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["C2CInput"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getPendingCounts: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PendingCounts"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listDeposits: {
        parameters: {
            query?: {
                language?: components["parameters"]["QueryLanguage"];
                startDate?: components["schemas"]["Timestamp"];
                endDate?: components["schemas"]["Timestamp"];
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
                depositType?: string;
                depositState?: number;
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    depositByMethod: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                method: "pg" | "mt" | "ma" | "qr";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositOrder"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listDepositTransactions: {
        parameters: {
            query?: {
                language?: components["parameters"]["QueryLanguage"];
                startDate?: components["schemas"]["Timestamp"];
                endDate?: components["schemas"]["Timestamp"];
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
                depositType?: string;
                depositState?: number;
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DepositPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listBankCards: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AccountList"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    addBankCard: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountInput"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    deleteBankCard: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountRemoval"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getWithdrawAccountInfo: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AccountList"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    setDefaultBankCard: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountChoice"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listBanks: {
        parameters: {
            query?: {
                cardType?: "B" | "E" | "V";
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Bank"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listEWalletGroups: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["EWalletGroup"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getBindConfiguration: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BindConfiguration"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    withdraw: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WithdrawReceipt"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getWithdrawSettings: {
        parameters: {
            query?: {
                groupId?: number;
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WithdrawSettings"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getWithdrawTurnover: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WithdrawTurnover"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getWithdrawCharges: {
        parameters: {
            query: {
                withdrawAmount: number;
                withdrawType: "BC" | "EW" | "VW";
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Money"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listWithdrawals: {
        parameters: {
            query?: {
                language?: components["parameters"]["QueryLanguage"];
                startDateTs?: components["schemas"]["Timestamp"];
                endDateTs?: components["schemas"]["Timestamp"];
                start?: number;
                end?: number;
                status?: number;
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WithdrawalPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    withdrawV2: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WithdrawReceipt"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listWithdrawBanks: {
        parameters: {
            query?: {
                cardType?: "B" | "E" | "V";
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Bank"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listWithdrawTransactions: {
        parameters: {
            query?: {
                language?: components["parameters"]["QueryLanguage"];
                startDateTs?: components["schemas"]["Timestamp"];
                endDateTs?: components["schemas"]["Timestamp"];
                start?: number;
                end?: number;
                status?: number;
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["WithdrawalPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                startTime?: components["parameters"]["QueryStartTime"];
                endTime?: components["parameters"]["QueryEndTime"];
                codeTypes?: string;
                txTypeIds?: string;
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
                subordinateName?: components["parameters"]["QuerySubordinate"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TransactionPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listRngOrders: {
        parameters: {
            query?: {
                startDate?: components["parameters"]["QueryStartDate"];
                endDate?: components["parameters"]["QueryEndDate"];
                accountType?: components["parameters"]["QueryAccountType"];
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
                subordinateName?: components["parameters"]["QuerySubordinate"];
                orderNoSearch?: components["parameters"]["QueryOrderSearch"];
                status?: components["parameters"]["QueryBetStatus"];
                winLossDraw?: components["parameters"]["QueryWinLossDraw"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BetRecordPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listElottSettledOrders: {
        parameters: {
            query?: {
                startDate?: components["parameters"]["QueryStartDate"];
                endDate?: components["parameters"]["QueryEndDate"];
                accountType?: components["parameters"]["QueryAccountType"];
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
                subordinateName?: components["parameters"]["QuerySubordinate"];
                orderNoSearch?: components["parameters"]["QueryOrderSearch"];
                status?: components["parameters"]["QueryLotteryStatus"];
                chase?: components["parameters"]["QueryChase"];
                gameId?: components["parameters"]["QueryGameId"];
                gameCode?: components["parameters"]["QueryGameCode"];
                numero?: components["parameters"]["QueryNumero"];
                prizeModeId?: components["parameters"]["QueryPrizeModeId"];
                productCode?: components["parameters"]["QueryProductCode"];
                orderNo?: components["parameters"]["QueryOrderNo"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryRecordPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listElottUnsettledOrders: {
        parameters: {
            query?: {
                startDate?: components["parameters"]["QueryStartDate"];
                endDate?: components["parameters"]["QueryEndDate"];
                accountType?: components["parameters"]["QueryAccountType"];
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
                subordinateName?: components["parameters"]["QuerySubordinate"];
                orderNoSearch?: components["parameters"]["QueryOrderSearch"];
                status?: components["parameters"]["QueryLotteryStatus"];
                chase?: components["parameters"]["QueryChase"];
                gameId?: components["parameters"]["QueryGameId"];
                gameCode?: components["parameters"]["QueryGameCode"];
                numero?: components["parameters"]["QueryNumero"];
                prizeModeId?: components["parameters"]["QueryPrizeModeId"];
                productCode?: components["parameters"]["QueryProductCode"];
                orderNo?: components["parameters"]["QueryOrderNo"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["LotteryRecordPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listFishOrders: {
        parameters: {
            query?: {
                startDate?: components["parameters"]["QueryStartDate"];
                endDate?: components["parameters"]["QueryEndDate"];
                accountType?: components["parameters"]["QueryAccountType"];
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
                subordinateName?: components["parameters"]["QuerySubordinate"];
                orderNoSearch?: components["parameters"]["QueryOrderSearch"];
                status?: components["parameters"]["QueryBetStatus"];
                winLossDraw?: components["parameters"]["QueryWinLossDraw"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BetRecordPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listLiveOrders: {
        parameters: {
            query?: {
                startDate?: components["parameters"]["QueryStartDate"];
                endDate?: components["parameters"]["QueryEndDate"];
                accountType?: components["parameters"]["QueryAccountType"];
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
                subordinateName?: components["parameters"]["QuerySubordinate"];
                orderNoSearch?: components["parameters"]["QueryOrderSearch"];
                status?: components["parameters"]["QueryBetStatus"];
                winLossDraw?: components["parameters"]["QueryWinLossDraw"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BetRecordPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listPvpOrders: {
        parameters: {
            query?: {
                startDate?: components["parameters"]["QueryStartDate"];
                endDate?: components["parameters"]["QueryEndDate"];
                accountType?: components["parameters"]["QueryAccountType"];
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
                subordinateName?: components["parameters"]["QuerySubordinate"];
                orderNoSearch?: components["parameters"]["QueryOrderSearch"];
                status?: components["parameters"]["QueryBetStatus"];
                winLossDraw?: components["parameters"]["QueryWinLossDraw"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BetRecordPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listSportsSettledOrders: {
        parameters: {
            query?: {
                startDate?: components["parameters"]["QueryStartDate"];
                endDate?: components["parameters"]["QueryEndDate"];
                accountType?: components["parameters"]["QueryAccountType"];
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
                subordinateName?: components["parameters"]["QuerySubordinate"];
                orderNoSearch?: components["parameters"]["QueryOrderSearch"];
                status?: components["parameters"]["QueryBetStatus"];
                winLossDraw?: components["parameters"]["QueryWinLossDraw"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BetRecordPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listSportsUnsettledOrders: {
        parameters: {
            query?: {
                startDate?: components["parameters"]["QueryStartDate"];
                endDate?: components["parameters"]["QueryEndDate"];
                accountType?: components["parameters"]["QueryAccountType"];
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
                subordinateName?: components["parameters"]["QuerySubordinate"];
                orderNoSearch?: components["parameters"]["QueryOrderSearch"];
                status?: components["parameters"]["QueryBetStatus"];
                winLossDraw?: components["parameters"]["QueryWinLossDraw"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BetRecordPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listRemoteSportsOrders: {
        parameters: {
            query?: {
                startDate?: components["parameters"]["QueryStartDate"];
                endDate?: components["parameters"]["QueryEndDate"];
                accountType?: components["parameters"]["QueryAccountType"];
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
                subordinateName?: components["parameters"]["QuerySubordinate"];
                orderNoSearch?: components["parameters"]["QueryOrderSearch"];
                status?: components["parameters"]["QueryBetStatus"];
                winLossDraw?: components["parameters"]["QueryWinLossDraw"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BetRecordPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listTransactionCodes: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TransactionCode"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getPersonalProfitAndLoss: {
        parameters: {
            query?: {
                startDate?: components["parameters"]["QueryStartDate"];
                endDate?: components["parameters"]["QueryEndDate"];
                accountType?: components["parameters"]["QueryAccountType"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ProfitAndLoss"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getLotteryProfitAndLoss: {
        parameters: {
            query?: {
                startDate?: components["parameters"]["QueryStartDate"];
                endDate?: components["parameters"]["QueryEndDate"];
                accountType?: components["parameters"]["QueryAccountType"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ProfitAndLoss"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getPvpFishProfitAndLoss: {
        parameters: {
            query?: {
                startDate?: components["parameters"]["QueryStartDate"];
                endDate?: components["parameters"]["QueryEndDate"];
                accountType?: components["parameters"]["QueryAccountType"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ProfitAndLoss"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listExcludedTurnover: {
        parameters: {
            query?: {
                vassalage?: string;
                gameType?: string;
                gameName?: string;
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ExcludedTurnover"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listTransactionReport: {
        parameters: {
            query?: {
                startTime?: components["parameters"]["QueryStartTime"];
                endTime?: components["parameters"]["QueryEndTime"];
                codeTypes?: string;
                txTypeIds?: string;
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
                subordinateName?: components["parameters"]["QuerySubordinate"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TransactionPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listDownlineTransactions: {
        parameters: {
            query?: {
                startTime?: components["parameters"]["QueryStartTime"];
                endTime?: components["parameters"]["QueryEndTime"];
                codeTypes?: string;
                txTypeIds?: string;
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
                subordinateName?: components["parameters"]["QuerySubordinate"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TransactionPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listBetHistory: {
        parameters: {
            query?: {
                startDate?: components["parameters"]["QueryStartDate"];
                endDate?: components["parameters"]["QueryEndDate"];
                accountType?: components["parameters"]["QueryAccountType"];
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
                subordinateName?: components["parameters"]["QuerySubordinate"];
                orderNoSearch?: components["parameters"]["QueryOrderSearch"];
                status?: components["parameters"]["QueryBetStatus"];
                winLossDraw?: components["parameters"]["QueryWinLossDraw"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["BetRecordPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getAvailablePromotions: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AvailablePromotions"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getMerchantAvailablePromotions: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AvailablePromotions"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listClaimableRewards: {
        parameters: {
            query?: {
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ClaimableRewardPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    claimReward: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RewardClaim"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ClaimedTickets"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listClaimedRewards: {
        parameters: {
            query?: {
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ClaimedRewardPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listSignUpPromotions: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SignUpPromotion"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    joinSignUpPromotion: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionJoin"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    createRewardRequest: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RewardRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listExtraRewardClaims: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ExtraRewardClaims"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listRewardLayout: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RewardSection"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listPromotionCategories: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PromotionCategories"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listPromotions: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SignUpPromotion"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    joinPromotion: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionJoin"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getPointBalance: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PointBalance"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getPointConfig: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PointConfig"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listPointRewardTypes: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PointRewardType"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listPointRewards: {
        parameters: {
            query?: {
                type?: components["schemas"]["PointRewardKind"];
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PointRewardPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    redeemPointReward: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PointRedeeming"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PointRedemption"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listPointRedemptions: {
        parameters: {
            query?: {
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PointRedemptionPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    convertPoints: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PointConversion"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PointsConverted"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listTickets: {
        parameters: {
            query?: {
                isApp?: components["schemas"]["YesNo"];
                status?: components["schemas"]["TicketStatus"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Ticket"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    claimTicket: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TicketReward"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    claimFreeSpinTicket: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TicketReward"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listDiscountTickets: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Ticket"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getTicketConfig: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TicketConfig"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    cancelTicket: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketInput"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getRaffleStatus: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RaffleStatus"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    claimRaffle: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RaffleInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TicketReward"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listMissions: {
        parameters: {
            query?: {
                status?: "O";
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MissionPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getMissionLeaderboard: {
        parameters: {
            query?: {
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MissionLeaderboard"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    claimMissions: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MissionClaim"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MissionReward"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listQuests: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Quest"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listRankBoards: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RankBoard"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    recordHeartbeat: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listSignInPromotions: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SignInPromotion"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getSignInCalendar: {
        parameters: {
            query: {
                configId: number;
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SignInCalendar"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    claimSignIn: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInClaim"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["SignInReward"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listPromoCodes: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PromoCode"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    claimPromoCode: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoCodeClaim"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PromoCodeReward"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listRebateSettings: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RebateSetting"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listRebates: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Rebate"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    claimRebate: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RebateClaim"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Rebate"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getRankProgress: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RankProgress"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listRanks: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PlayerRank"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getReferralDetails: {
        parameters: {
            query?: {
                autoGenerate?: boolean;
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ReferralDetails"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listReferrals: {
        parameters: {
            query?: {
                status?: "C" | "I";
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ReferralPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getReferralIncome: {
        parameters: {
            query?: {
                startTodayDate?: components["schemas"]["Timestamp"];
                endTodayDate?: components["schemas"]["Timestamp"];
                startYesterdayDate?: components["schemas"]["Timestamp"];
                endYesterdayDate?: components["schemas"]["Timestamp"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ReferralIncome"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listReferralRanking: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ReferralRank"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listReferralRules: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ReferralRule"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listReferralEstimates: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ReferralEstimate"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listReferralAchievements: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ReferralAchievement"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    claimReferralRewards: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ReferralReward"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listAnnouncements: {
        parameters: {
            query?: {
                types?: string;
                groupName?: string;
                platform?: "W" | "M";
                execution?: "B" | "AFTER_LOGIN";
                merchantCode?: components["parameters"]["QueryMerchantCode"];
                token?: components["parameters"]["QueryToken"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Announcements"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listAnnouncementsByCcsfe: {
        parameters: {
            query?: {
                types?: string;
                groupName?: string;
                platform?: "W" | "M";
                execution?: "B" | "AFTER_LOGIN";
                merchantCode?: components["parameters"]["QueryMerchantCode"];
                token?: components["parameters"]["QueryToken"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Announcements"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    markAnnouncementRead: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementRead"];
                "application/x-www-form-urlencoded": components["schemas"]["AnnouncementRead"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listSiteNotices: {
        parameters: {
            query?: {
                merchantCode?: components["parameters"]["QueryMerchantCode"];
                type?: "PL" | "PU";
                category?: string;
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Notice"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listAgentNotices: {
        parameters: {
            query?: {
                merchantCode?: components["parameters"]["QueryMerchantCode"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Notice"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listAdvancedNotices: {
        parameters: {
            query?: {
                merchantCode?: components["parameters"]["QueryMerchantCode"];
                type?: "PL" | "PU";
                category?: string;
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Notice"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["UnreadCount"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["UnreadCount"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getInboxUnreadCountByEmfe: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["UnreadCount"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listInboxByCsp: {
        parameters: {
            query?: {
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["InboxPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listInbox: {
        parameters: {
            query?: {
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["InboxPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    markInboxRead: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InboxSelection"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    markAllInboxRead: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    deleteInboxMessages: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InboxSelection"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getMailboxUnreadCount: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["UnreadCount"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getMailboxUnreadCountByPut: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["UnreadCount"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getMailboxUnreadCountByPost: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["UnreadCount"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getMailboxUnreadCountByDelete: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["UnreadCount"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listMailboxRecipients: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MailboxRecipient"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    sendMailboxMessage: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailboxDraft"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listMailboxInbox: {
        parameters: {
            query?: {
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MailboxPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    deleteMailboxInbox: {
        parameters: {
            query: {
                messageIds: components["parameters"]["QueryMessageIds"];
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    markMailboxRead: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailboxSelection"];
                "application/x-www-form-urlencoded": components["schemas"]["MailboxSelection"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listMailboxOutbox: {
        parameters: {
            query?: {
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["MailboxPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    deleteMailboxOutbox: {
        parameters: {
            query: {
                messageIds: components["parameters"]["QueryMessageIds"];
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    launchChat: {
        parameters: {
            query?: {
                b2c?: 0 | 1;
                language?: components["parameters"]["QueryLanguage"];
                backUrl?: string;
                headerColor?: string;
                title?: string;
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatLaunch"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getImUrl: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatUrl"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getChatPermission: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatPermission"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listChatModels: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ChatModel"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getCustomerServiceScript: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ServiceScript"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    sendFeedback: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Feedback"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listVendors: {
        parameters: {
            query?: {
                merchant?: string;
                merchantCode?: components["parameters"]["QueryMerchantCode"];
                platform?: string;
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["VendorCatalogue"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listGameTypes: {
        parameters: {
            query?: {
                typeId?: number;
                merchant_code?: string;
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GameTypes"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listGames: {
        parameters: {
            query?: {
                merchant?: string;
                platform?: "html5" | "flash" | "html5-desktop";
                clientType?: 2 | 3;
                gameType?: string;
                gameName?: string;
                vassalage?: string;
                gameClassify?: string;
                pageNo?: components["parameters"]["QueryPageNo"];
                pageSize?: components["schemas"]["PageSize"];
                isNew?: boolean;
                minBet?: number;
                minLine?: number;
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GamePage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listHotGames: {
        parameters: {
            query?: {
                isPlatform?: number;
                platform?: string;
                merchantCode?: components["parameters"]["QueryMerchantCode"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HotGames"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listHotGamesByPost: {
        parameters: {
            query?: {
                isPlatform?: number;
                platform?: string;
                merchantCode?: components["parameters"]["QueryMerchantCode"];
                language?: components["parameters"]["QueryLanguage"];
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HotGames"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listHotMatches: {
        parameters: {
            query?: {
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["HotMatches"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listRecentGames: {
        parameters: {
            query?: {
                page?: components["parameters"]["QueryPage"];
                pageSize?: components["parameters"]["QueryPageSize"];
                gameType?: string;
                clientType?: 2 | 3;
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RecentGames"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    addRecentGame: {
        parameters: {
            query: {
                nodeId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listFavouriteIds: {
        parameters: {
            query?: {
                token?: components["parameters"]["QueryToken"];
                pageNo?: components["parameters"]["QueryPageNo"];
                pageSize?: components["schemas"]["PageSize"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FavouriteIds"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listFavouriteGames: {
        parameters: {
            query?: {
                token?: components["parameters"]["QueryToken"];
                pageNo?: components["parameters"]["QueryPageNo"];
                pageSize?: components["parameters"]["QueryPageSize"];
                gameType?: string;
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["FavouriteGamePage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    addFavourite: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavouriteInput"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    removeFavourite: {
        parameters: {
            query?: {
                nodeId?: components["schemas"]["NodeId"];
                vendor?: string;
                gameType?: string;
                token?: components["parameters"]["QueryToken"];
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FavouriteInput"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    launchGame: {
        parameters: {
            query?: {
                launchMode?: "GLS" | "LOTT";
                accountType?: 0 | 1;
                gameType?: string;
                vassalage?: string;
                gameCode?: string;
                gameId?: number;
                nodeId?: components["schemas"]["NodeId"];
                roomId?: string;
                platform?: string;
                clientType?: number;
                backUrl?: string;
                webView?: boolean;
                confirmTrans?: boolean;
                device?: "WEB" | "MOBILE";
                lottoArea?: string;
                vendor?: string;
                prizeMode?: components["schemas"]["PrizeMode"];
                lottoPrizeMode?: components["schemas"]["PrizeMode"];
                lottoGameCode?: string;
                lottoView?: "betting" | "lobby";
                hasLobby?: boolean;
                labelName?: string;
                playType?: "trad" | "ent";
                merchantCode?: components["parameters"]["QueryMerchantCode"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Launch"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
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
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Winners"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getJackpot: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Jackpot"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listVendorLanes: {
        parameters: {
            query?: {
                merchant?: string;
                merchantCode?: components["parameters"]["QueryMerchantCode"];
                platform?: string;
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["VendorLanes"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listGameTypesByGcsgame: {
        parameters: {
            query?: {
                typeId?: number;
                merchant_code?: string;
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GameTypes"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listRooms: {
        parameters: {
            query: {
                vassalage: string;
                gameType?: string;
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Rooms"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listRankedGames: {
        parameters: {
            query?: {
                gameCategory?: string;
                language?: components["parameters"]["QueryLanguage"];
                limitNum?: number;
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RankedGames"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    launchTrialGame: {
        parameters: {
            query?: {
                vassalage?: string;
                gameType?: string;
                gameCode?: string;
                nodeId?: components["schemas"]["NodeId"];
                platform?: string;
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GameLaunch"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    launchGuestSports: {
        parameters: {
            query?: {
                platform?: string;
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["GameLaunch"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listLotteries: {
        parameters: {
            query?: {
                language?: components["parameters"]["QueryLanguage"];
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
                    "application/json": components["schemas"]["LotteryGame"][];
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listLotteryMenus: {
        parameters: {
            query?: {
                prizeMode?: components["parameters"]["QueryPrizeMode"];
                device?: components["parameters"]["QueryDevice"];
                language?: components["parameters"]["QueryLanguage"];
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
                    "application/json": components["schemas"]["LotteryMenuGroup"][];
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listRecentLotteries: {
        parameters: {
            query?: {
                device?: components["parameters"]["QueryDevice"];
                recentCount?: number;
                prizeMode?: components["parameters"]["QueryPrizeMode"];
                language?: components["parameters"]["QueryLanguage"];
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
                    "application/json": components["schemas"]["LotteryItem"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listVnLotteryMenus: {
        parameters: {
            query?: {
                prizeMode?: components["parameters"]["QueryPrizeMode"];
                device?: components["parameters"]["QueryDevice"];
                language?: components["parameters"]["QueryLanguage"];
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
                    "application/json": components["schemas"]["LotteryMenuGroupMap"];
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listPopularLotteries: {
        parameters: {
            query?: {
                device?: components["parameters"]["QueryDevice"];
                prizeMode?: components["parameters"]["QueryPrizeMode"];
                language?: components["parameters"]["QueryLanguage"];
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
                    "application/json": components["schemas"]["LotteryItem"][];
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listOpenedNumeros: {
        parameters: {
            query?: {
                device?: components["parameters"]["QueryDevice"];
                count?: number;
                prizeMode?: components["parameters"]["QueryPrizeMode"];
                language?: components["parameters"]["QueryLanguage"];
                showTableGame?: boolean;
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
                    "application/json": components["schemas"]["LotteryItemMap"];
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getNumerosNear: {
        parameters: {
            query: {
                gameId: number;
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
                    "application/json": components["schemas"]["NearNumeros"];
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listDraws: {
        parameters: {
            query?: {
                page?: components["parameters"]["QueryPageFromZero"];
                size?: components["parameters"]["QuerySize"];
            };
            header?: never;
            path: {
                gameId: number;
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
                    "application/json": components["schemas"]["DrawPage"];
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getPlayMenu: {
        parameters: {
            query?: {
                prizeMode?: components["parameters"]["QueryPrizeMode"];
                language?: components["parameters"]["QueryLanguage"];
            };
            header?: never;
            path: {
                gameId: number;
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
                    "application/json": components["schemas"]["PlayMenu"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    placeLotteryBets: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LotteryBetting"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotteryOrder"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listOrdersToday: {
        parameters: {
            query?: {
                gameId?: number;
                page?: components["parameters"]["QueryPageFromZero"];
                size?: components["parameters"]["QuerySize"];
                language?: components["parameters"]["QueryLanguage"];
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
                    "application/json": components["schemas"]["LotteryOrderPage"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listOpenIssues: {
        parameters: {
            query?: {
                prizeMode?: components["parameters"]["QueryPrizeMode"];
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
                    "application/json": components["schemas"]["OpenIssue"][];
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listOpenIssuesByLotto: {
        parameters: {
            query?: {
                prizeMode?: components["parameters"]["QueryPrizeMode"];
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
                    "application/json": components["schemas"]["OpenIssue"][];
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getVnNumerosNear: {
        parameters: {
            query: {
                gameId: number;
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
                    "application/json": components["schemas"]["NearNumeros"];
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listVnRecentLotteries: {
        parameters: {
            query?: {
                device?: components["parameters"]["QueryDevice"];
                recentCount?: number;
                prizeMode?: components["parameters"]["QueryPrizeMode"];
                language?: components["parameters"]["QueryLanguage"];
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
                    "application/json": components["schemas"]["LotteryItem"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listLatestDraws: {
        parameters: {
            query?: {
                page?: components["parameters"]["QueryPageFromZero"];
                size?: components["parameters"]["QuerySize"];
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
                    "application/json": components["schemas"]["DrawPage"];
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listDrawsByCode: {
        parameters: {
            query?: {
                page?: components["parameters"]["QueryPageFromZero"];
                size?: components["parameters"]["QuerySize"];
            };
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
                    "application/json": components["schemas"]["DrawPage"];
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getHotGapInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                gameId: number;
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
                    "application/json": components["schemas"]["HotGapInfo"];
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getLotterySetting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                gameId: number;
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
                    "application/json": components["schemas"]["LotterySetting"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listPrizeSeries: {
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
                    "application/json": components["schemas"]["PrizeSeries"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    placeLotterySlips: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LotterySlips"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotteryOrder"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listLotteryOrders: {
        parameters: {
            query?: {
                gameId?: number;
                status?: 0 | 1 | 2 | 4;
                page?: components["parameters"]["QueryPageFromZero"];
                size?: components["parameters"]["QuerySize"];
                language?: components["parameters"]["QueryLanguage"];
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
                    "application/json": components["schemas"]["LotteryOrderPage"];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    cancelLotteryOrder: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LotteryCancel"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotteryOrder"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    placeLotteryBetsByLgw: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LotteryBetting"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotteryOrder"][];
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getTeamOverview: {
        parameters: {
            query?: {
                startDate?: components["parameters"]["QueryStartDate"];
                endDate?: components["parameters"]["QueryEndDate"];
                subordinateName?: components["parameters"]["QueryTeamOf"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamOverview"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listTeamProfitAndLoss: {
        parameters: {
            query?: {
                startDate?: components["parameters"]["QueryStartDate"];
                endDate?: components["parameters"]["QueryEndDate"];
                subordinateName?: components["parameters"]["QueryTeamOf"];
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listCommissions: {
        parameters: {
            query?: {
                startDate?: components["parameters"]["QueryStartDate"];
                endDate?: components["parameters"]["QueryEndDate"];
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["CommissionPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listDownlines: {
        parameters: {
            query?: {
                upline?: string;
                name?: string;
                type?: components["schemas"]["MemberKind"];
                level?: components["schemas"]["Level"];
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DownlinePage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    createDownline: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DownlineInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Downline"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    promoteDownline: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DownlineName"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getGlobalRebateSettings: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RebateRanges"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listGlobalRebateSettings: {
        parameters: {
            query?: {
                productType?: string;
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RebateRange"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listDownlineRebates: {
        parameters: {
            query?: {
                downline?: string;
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DownlineRebatesPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    setDownlineRebates: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DownlineRebatesInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["DownlineRebates"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getAffiliateUrls: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AffiliateUrl"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    createAffiliateUrl: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AffiliateUrlInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AffiliateUrl"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    deleteAffiliateUrl: {
        parameters: {
            query: {
                affiUrlId: components["parameters"]["QueryAffiliateUrlId"];
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listAffiliateUrls: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AffiliateUrl"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    addAffiliateUrl: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AffiliateUrlInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AffiliateUrl"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    removeAffiliateUrl: {
        parameters: {
            query: {
                affiUrlId: components["parameters"]["QueryAffiliateUrlId"];
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    createAffiliateUrlByRelay: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AffiliateUrlInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AffiliateUrl"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listAffiliateUrlsByRelay: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AffiliateUrl"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    deleteAffiliateUrlByRelay: {
        parameters: {
            query: {
                affiUrlId: components["parameters"]["QueryAffiliateUrlId"];
            };
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listRegisteredAffiliates: {
        parameters: {
            query?: {
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RegisteredAffiliatePage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listRegisteredAffiliatesByRelay: {
        parameters: {
            query?: {
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["RegisteredAffiliatePage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getTransferEnabled: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TransferEnabled"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    transferDownline: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DownlineTransferInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AgentTransfer"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    transferDownlines: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DownlineTransfersInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AgentTransfer"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    checkDownlineTransfers: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DownlineTransfersCheck"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["AgentTransferPreview"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listDownlineLotteryProfitAndLoss: {
        parameters: {
            query?: {
                startDate?: components["parameters"]["QueryStartDate"];
                endDate?: components["parameters"]["QueryEndDate"];
                subordinateName?: components["parameters"]["QueryTeamOf"];
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listTeamPvpFishProfitAndLoss: {
        parameters: {
            query?: {
                startDate?: components["parameters"]["QueryStartDate"];
                endDate?: components["parameters"]["QueryEndDate"];
                subordinateName?: components["parameters"]["QueryTeamOf"];
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listTeamPvpRngBetting: {
        parameters: {
            query?: {
                startDate?: components["parameters"]["QueryStartDate"];
                endDate?: components["parameters"]["QueryEndDate"];
                subordinateName?: components["parameters"]["QueryTeamOf"];
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getTeamIncome: {
        parameters: {
            query?: {
                startDate?: components["parameters"]["QueryStartDate"];
                endDate?: components["parameters"]["QueryEndDate"];
                subordinateName?: components["parameters"]["QueryTeamOf"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["TeamOverview"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listCommissionReport: {
        parameters: {
            query?: {
                startDate?: components["parameters"]["QueryStartDate"];
                endDate?: components["parameters"]["QueryEndDate"];
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
                language?: components["parameters"]["QueryLanguage"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["CommissionPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
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
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Rulebook"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listLimits: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Limit"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    setLimit: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Limit"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    removeLimit: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitKey"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Limit"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    confirmLimit: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitConfirmation"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Limit"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    cancelLimitChange: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitKey"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Limit"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getPlaySession: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PlaySession"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    setRealityCheck: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RealityCheckInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PlaySession"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    answerRealityCheck: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RealityCheckAnswer"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PlaySession"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    confirmStatement: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PlaySession"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    leaveGame: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeftGame"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["PlaySession"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getStatement: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Statement"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listBreaks: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Break"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    createTimeOut: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeOutInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Break"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    createPanicTimeOut: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Break"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getOfferChoice: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OfferChoice"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    setOfferChoice: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferChoiceInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["OfferChoice"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    createSelfExclusion: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelfExclusionInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Break"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    applyReturn: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Break"][];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    getFundsConsolidated: {
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Funds"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    processDividendContract: {
        parameters: {
            query?: {
                type?: components["schemas"]["Product"];
                status?: components["parameters"]["QueryAnswer"];
                token?: components["parameters"]["QueryToken"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractReply"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    processDailySalaryContract: {
        parameters: {
            query?: {
                id?: components["schemas"]["ContractId"];
                status?: components["parameters"]["QueryAnswer"];
                token?: components["parameters"]["QueryToken"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractReply"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    processHourSalaryContract: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractAnswer"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    processRealTimeSalaryContract: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractAnswer"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    processDividendContractByMcs2: {
        parameters: {
            query?: {
                type?: components["schemas"]["Product"];
                status?: components["parameters"]["QueryAnswer"];
                token?: components["parameters"]["QueryToken"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractReply"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    processDailySalaryContractByMcs2: {
        parameters: {
            query?: {
                id?: components["schemas"]["ContractId"];
                status?: components["parameters"]["QueryAnswer"];
                token?: components["parameters"]["QueryToken"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractReply"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    processHourSalaryContractByMcs2: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractAnswer"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listContracts: {
        parameters: {
            query?: {
                offered?: components["schemas"]["YesNo"];
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    createContract: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractInput"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        value: components["schemas"]["Contract"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    cancelContract: {
        parameters: {
            query?: never;
            header?: {
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractName"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            413: components["responses"]["Failure"];
            422: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listSalaries: {
        parameters: {
            query?: {
                startDate?: components["schemas"]["Timestamp"];
                endDate?: components["schemas"]["Timestamp"];
                contractType?: "DAILY" | "HOURLY" | "REALTIME";
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractPayoutPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
        };
    };
    listDividends: {
        parameters: {
            query?: {
                startDate?: components["schemas"]["Timestamp"];
                endDate?: components["schemas"]["Timestamp"];
                page?: components["parameters"]["QueryPage"];
                size?: components["parameters"]["QuerySize"];
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
                        /** @constant */
                        success: true;
                        value: components["schemas"]["ContractPayoutPage"];
                        message?: string;
                    };
                };
            };
            400: components["responses"]["Failure"];
            401: components["responses"]["Failure"];
            403: components["responses"]["Failure"];
            429: components["responses"]["Failure"];
            500: components["responses"]["Failure"];
            503: components["responses"]["Failure"];
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
export const errorCodeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ErrorCode"]> = ["login.not.session", "user.or.token.invalid", "CUSTOMER_NOT_LOGIN", "token_ip_different", "merchant.acct.setup.err", "login_verify_required", "TOO_MANY_REQUEST", "TOO_MANY_REQUESTS", "bind_customer_required", "function.not.available", "domain_not_available", "request_param_err", "request_body_required", "request.too.large", "missing_encryption", "idempotency.key.reused", "login.incorrect", "login.not.member", "login.not.agent", "member.locked", "member.exists", "account.in.use", "captcha.required", "captcha.incorrect", "verification.code.incorrect", "geetest.required", "geetest.failed", "agent.link.incorrect", "referrer.link.incorrect", "affiliate.code.invalid", "account.format.invalid", "password.format.invalid", "email.format.invalid", "name.format.invalid", "mobile.format.invalid", "modify.new.old.same", "permission.denied", "balance.not.enough", "stake.invalid", "payment.password.locked", "amount.invalid", "deposit.channel.unavailable", "deposit.state.invalid", "withdraw.limit.reached", "withdraw.in.review", "account.limit.reached", "account.exists", "payee.name.mismatch", "lottery.round.closed", "market.closed", "odds.changed", "launch_game_balance_not_enough", "launch.failed", "vendor_under_maintenance", "withdraw_turnover_not_enough", "required_deposit_amount_not_reached", "required_member_information_incomplete", "invalid.payment.pw", "not.exists.payment.password", "withdraw_not_supported", "promotion_turnover_not_enough", "prom.claim.req.field", "claim_deposit_required", "claim_bet_required", "claim_deposit_and_bet_required", "no_mission_claim", "user_record_not_exists", "reward.claimed", "reward.expired", "reward.not.ready", "promo.code.invalid", "points.not.enough", "goods.sold.out", "limit.deposit.exceeded", "limit.loss.exceeded", "limit.stake.exceeded", "limit.time.exceeded", "limit.required", "limit.pending", "reality.check.pending", "statement.pending", "stake.over.rulebook", "game.cycle.short", "game.parallel", "bonus.not.allowed", "account.time.out", "account.self.excluded", "ip.restricted", "region.restricted", "system.upgrading", "system.maintenance", "system.error", "response.invalid", "ledger.broken"];
export const loginInputTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["LoginInput"]["type"]> = ["username", "sms", "firebase"];
export const loginInputFirebaseChannelValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["LoginInput"]["firebaseChannel"]> = ["sms"];
export const registrationInputRegisterMethodValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["RegistrationInput"]["registerMethod"]> = ["APP", "H5", "PWA", "WEBCLIP"];
export const registrationInputTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["RegistrationInput"]["type"]> = [0];
export const registrationInputFirebaseChannelValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["RegistrationInput"]["firebaseChannel"]> = ["sms"];
export const paymentPasswordInputCheckCompleteCustomerInfoValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PaymentPasswordInput"]["checkCompleteCustomerInfo"]> = [0, 1];
export const paymentPasswordResetMethodValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PaymentPasswordReset"]["method"]> = ["L", "S", "E"];
export const accountInputCardTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["AccountInput"]["cardType"]> = ["B", "V", "E"];
export const withdrawInputCurrentWithdrawTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["WithdrawInput"]["currentWithdrawType"]> = ["BC", "EW", "VM", "VW"];
export const downloadLinkResourceTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["DownloadLink"]["resourceType"]> = ["IOS", "Android", "MOBILECONFIG"];
export const whitelabelNodeEnabledValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["WhitelabelNode"]["enabled"]> = ["0", "1"];
export const mobileTemplateMem_cenValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["MobileTemplate"]["mem_cen"]> = [0, 1];
export const mobileTemplateDep_funcValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["MobileTemplate"]["dep_func"]> = [0, 1];
export const systemStatusStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["SystemStatus"]["status"]> = [0, 1, 2];
export const failureDetailRuleValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["FailureDetail"]["rule"]> = ["characters", "most", "below", "closed"];
export const templateParametersSwitch_registerValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TemplateParameters"]["switch_register"]> = ["0", "1"];
export const templateParametersMem_cenValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TemplateParameters"]["mem_cen"]> = ["0", "1"];
export const templateParametersDep_funcValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TemplateParameters"]["dep_func"]> = ["0", "1"];
export const memberKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["MemberKind"]> = [0, 1];
export const avatarAvatarTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Avatar"]["avatarType"]> = ["STATIC", "CUSTOM"];
export const yesNoValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["YesNo"]> = ["Y", "N"];
export const kycSettingKycStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["KycSetting"]["kycStatus"]> = ["NONE", "PENDING", "APPROVED", "REJECTED"];
export const walletBalanceCurrencyPositionValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["WalletBalance"]["currencyPosition"]> = ["F", "B"];
export const depositStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["DepositStatus"]> = ["created", "awaiting", "proof", "confirming", "credited", "different", "failed", "cancelled", "expired"];
export const depositRowAccelerationStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["DepositRow"]["accelerationStatus"]> = ["NA", "AC", "MA", "A", "R"];
export const depositChannelWalletApplyModeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["DepositChannel"]["walletApplyMode"]> = ["deposit_request", "wallet_address"];
export const depositMethodPaymentMethodTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["DepositMethod"]["paymentMethodType"]> = ["NORMAL", "VIRTUAL", "EWALLET"];
export const depositPromotionBonusTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["DepositPromotion"]["bonusType"]> = ["FIXED", "PERCENTAGE"];
export const depositInputShowQrImageOnlyValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["DepositInput"]["showQrImageOnly"]> = [0, 1];
export const depositOrderQr_error_codeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["DepositOrder"]["qr_error_code"]> = ["TIMEOUT", "DECODE_FAIL", "NOT_SUPPORTED"];
export const c2CInputActionValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["C2CInput"]["action"]> = ["CONFIRM", "CANCEL"];
export const accountCardTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Account"]["cardType"]> = ["BC", "EW", "V"];
export const askedValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Asked"]> = [0, 1, 2];
export const askedByLetterValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["AskedByLetter"]> = ["Y", "D", "N"];
export const withdrawSettingsMobileVerificationTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["WithdrawSettings"]["mobileVerificationType"]> = ["EVERY_WITHDRAWAL", "WITHDRAW_AMOUNT"];
export const withdrawTurnoverStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["WithdrawTurnover"]["status"]> = ["A", "D", "I", "N"];
export const withdrawalWithdrawTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Withdrawal"]["withdrawType"]> = ["BC", "EW", "VW"];
export const withdrawalStateValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Withdrawal"]["state"]> = ["submitted", "reviewing", "paying", "paid", "rejected", "returned"];
export const betRecordStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["BetRecord"]["status"]> = [0, 1, 2, 3, 4];
export const lotteryRecordPrizeModeIdValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["LotteryRecord"]["prizeModeId"]> = [1, 3];
export const lotteryRecordStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["LotteryRecord"]["status"]> = [0, 1, 2, 3, 4];
export const promotionTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PromotionType"]> = ["MANUAL", "RAFFLE", "UPGRADE_BONUS", "MISSION", "NEW_REGISTER", "SIGNUP", "RANK_SALARY", "RANK_BOARD", "DEPOSIT", "FIRST_DEPOSIT", "SECOND_DEPOSIT", "THIRD_DEPOSIT", "FOURTH_DEPOSIT", "FIFTH_DEPOSIT", "DEPOSIT_COUNT", "DEPOSIT_BET_BONUS", "LUCKY_BET", "QUEST", "LOGIN", "TICKET", "PROMOCODE", "REBATE", "REFERRAL", "POINT"];
export const claimableRewardStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ClaimableReward"]["status"]> = ["I", "E"];
export const claimedTicketsClaimedTicketsRewardTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ClaimedTickets"]["claimedTickets"]["rewardType"]> = ["CASH", "POINT"];
export const promotionKeyValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PromotionKey"]> = ["REGISTER", "LOGIN", "REFERRAL", "SAVIOR", "PROMOCODE", "LUCKYBET", "MISSION"];
export const pointRewardKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PointRewardKind"]> = ["GOODS", "TICKET"];
export const ticketStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TicketStatus"]> = ["AVAILABLE", "UNAVAILABLE"];
export const ticketTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TicketType"]> = ["PRIZE_WHEEL", "GOLDEN_EGG", "FREE_SPIN", "DEPOSIT_DISCOUNT", "TEMU", "SLOT_MACHINE"];
export const prizeTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PrizeType"]> = ["CASH", "POINT", "NONE"];
export const ticketConfigTicketTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TicketConfig"]["ticketType"]> = ["PRIZE_WHEEL", "GOLDEN_EGG", "FREE_SPIN", "RAFFLE"];
export const raffleStatusStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["RaffleStatus"]["status"]> = ["OPEN", "CLAIMED"];
export const questUnitValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Quest"]["unit"]> = ["MONEY", "COUNT"];
export const questStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Quest"]["status"]> = ["OPEN", "REACHED", "CLAIMED"];
export const signInPromotionTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["SignInPromotion"]["type"]> = ["C"];
export const rebateStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Rebate"]["status"]> = ["WAITING", "CLAIMABLE", "CLAIMED", "EXPIRED"];
export const rankProgressPlayerRankProgressConditionTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["RankProgress"]["playerRankProgress"]["conditionType"]> = ["AND", "OR"];
export const rankProgressPlayerRankProgressDemoteConditionTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["RankProgress"]["playerRankProgress"]["demoteConditionType"]> = ["AND", "OR"];
export const referredFriendStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ReferredFriend"]["status"]> = ["C", "I"];
export const promotionNoExpiryValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Promotion"]["noExpiry"]> = [0, 1];
export const mailboxRecipientRecipientValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["MailboxRecipient"]["recipient"]> = ["SERVICE"];
export const feedbackTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Feedback"]["type"]> = [0, 1, 2, 3, 4, 6];
export const gameCategoryValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["GameCategory"]> = ["HOT", "RNG", "SPORTS", "LIVE", "FISH", "PVP", "LOTT", "ELOTT", "COCKFIGHT", "ESPORTS", "FB"];
export const prizeModeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PrizeMode"]> = ["Lott", "Elott", "ZY", "SEA", "LOTT", "ELOTT"];
export const lotteryVendorValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["LotteryVendor"]> = ["TCG_LOTTO_VN", "TCG_SEA"];
export const lotteryDeviceValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["LotteryDevice"]> = ["WEB", "MOBILE"];
export const drawPrizePrizeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["DrawPrize"]["prize"]> = ["special", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];
export const playOptionContentValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PlayOption"]["content"]> = ["TAI", "XIU", "CHAN", "LE"];
export const playPlayCodeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Play"]["playCode"]> = ["lo2", "de", "dau", "duoi", "bacang", "taixiu", "chanle"];
export const lotteryOrderStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["LotteryOrder"]["status"]> = [0, 1, 2, 3, 4];
export const prizeModeIdValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PrizeModeId"]> = [1, 2, 3, 4];
export const ruleCitationSourceValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["RuleCitation"]["source"]> = ["text", "secondary", "own"];
export const rulebookRulebookIdValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Rulebook"]["rulebookId"]> = ["open", "gb", "de", "on", "mt", "vn"];
export const limitKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["LimitKind"]> = ["deposit", "loss", "stake", "time"];
export const limitPeriodValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["LimitPeriod"]> = ["day", "week", "month"];
export const realityCheckInputIntervalValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["RealityCheckInput"]["interval"]> = [0, 600000, 900000, 1800000, 3600000];
export const realityCheckAnswerAnswerValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["RealityCheckAnswer"]["answer"]> = ["goOn", "stop"];
export const breakKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Break"]["kind"]> = ["timeOut", "selfExclusion"];
export const waitingStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["WaitingStatus"]> = ["P", "V"];
export const rateTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["RateType"]> = ["P", "F"];
export const dividendRequestStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["DividendRequest"]["status"]> = ["P", "E", "V"];
export const productValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Product"]> = ["RNG", "FISH", "PVP", "LIVE", "SPORTS", "ESPORTS", "COCKFIGHT", "LOTT", "ELOTT", "CONS"];
export const contractAnswerStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ContractAnswer"]["status"]> = ["A", "R", "C"];
export const contractTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ContractType"]> = ["DIVIDEND", "DAILY", "HOURLY", "REALTIME"];
export const contractStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Contract"]["status"]> = ["PENDING", "ACTIVE", "REFUSED", "WITHDRAWN", "CLOSED", "REPLACED"];
