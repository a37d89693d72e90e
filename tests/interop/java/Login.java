package longan;

import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.Base64;
import javax.crypto.Cipher;
import javax.crypto.spec.SecretKeySpec;
import org.openapitools.client.ApiClient;
import org.openapitools.client.JSON;
import org.openapitools.client.api.SessionApi;
import org.openapitools.client.api.WalletApi;
import org.openapitools.client.model.EncryptedBody;
import org.openapitools.client.model.EncryptedValue;
import org.openapitools.client.model.LoginInput;
import org.openapitools.client.model.Session;

import static java.nio.charset.StandardCharsets.UTF_8;

/** Logs in with the generated client and prints the name of the member and the balance. */
public class Login {
    private static final String MERCHANT = "DEMO";
    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

    public static void main(String[] arguments) throws Exception {
        ApiClient client = new ApiClient();
        client.updateBaseUri(arguments[0]);
        SessionApi sessions = new SessionApi(client);
        LoginInput input = new LoginInput().type(LoginInput.TypeEnum.USERNAME).username("demo01").password("Demo@123");
        String modulus = sessions.getRsaKey(MERCHANT, null, null, null, null, null);
        String key = newKey();
        EncryptedBody body = new EncryptedBody(new EncryptedValue().value(encrypt(JSON.getDefault().getMapper().writeValueAsString(input), key)));
        Session session = sessions.login(MERCHANT, encryptKey(key, modulus), body, null, null, null, null, null, null).getValue();
        client.setRequestInterceptor(request -> request.header("Authorization", session.getToken()));
        WalletApi wallets = new WalletApi(client);
        Object balance = wallets.getWallet(MERCHANT, null, null, null, null).getValue().getSumBalance();
        System.out.println("Logged in as " + session.getUserName() + " with a balance of " + balance);
    }

    private static String newKey() {
        StringBuilder key = new StringBuilder();
        new SecureRandom().ints(16, 0, ALPHABET.length()).forEach(at -> key.append(ALPHABET.charAt(at)));
        return key.toString();
    }

    /** Textbook RSA: the last character of the key is the lowest byte. */
    private static String encryptKey(String key, String modulus) {
        BigInteger number = new BigInteger(1, key.getBytes(UTF_8)).modPow(BigInteger.valueOf(65537), new BigInteger(modulus, 16));
        String text = number.toString(16);
        return "0".repeat(modulus.length() - text.length()) + text;
    }

    private static String encrypt(String text, String key) throws Exception {
        Cipher cipher = Cipher.getInstance("DES/ECB/PKCS5Padding");
        cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key.getBytes(UTF_8), 0, 8, "DES"));
        return Base64.getEncoder().encodeToString(cipher.doFinal(text.getBytes(UTF_8)));
    }
}
