package longan;

import au.com.dius.pact.provider.junit5.HttpTestTarget;
import au.com.dius.pact.provider.junit5.PactVerificationContext;
import au.com.dius.pact.provider.junit5.PactVerificationInvocationContextProvider;
import au.com.dius.pact.provider.junitsupport.Provider;
import au.com.dius.pact.provider.junitsupport.loader.PactFolder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/** Verifies every interaction of the pact. A pending one that differs is reported and does not fail. */
@Provider("gaming-gateway")
@PactFolder("pacts")
class GatewayTest {
    @BeforeEach
    void setUp(PactVerificationContext context) {
        int port = Integer.parseInt(System.getProperty("gateway.port"));
        context.setTarget(new HttpTestTarget("127.0.0.1", port));
        context.addStateChangeHandlers(new States(port));
    }

    @TestTemplate
    @ExtendWith(PactVerificationInvocationContextProvider.class)
    void verify(PactVerificationContext context) {
        context.verifyInteraction();
    }
}
