package longan;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Map;

/** Sends provider states to the mock's server of states. */
class StateServer {
    private static final HttpClient CLIENT = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private static final ObjectMapper JSON = new ObjectMapper();
    private final URI address;

    StateServer(int port) {
        address = URI.create("http://127.0.0.1:" + port + "/__admin/provider-states");
    }

    /** Returns the values that replace those of the example in the request. */
    Map<String, Object> change(String action, String state, Map<?, ?> params) {
        try {
            String body = JSON.writeValueAsString(Map.of("action", action, "state", state, "params", params));
            HttpRequest request = HttpRequest.newBuilder(address)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
            HttpResponse<String> response = CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
            if (response.statusCode() >= 300) throw new IllegalStateException(state + ": " + response.body());
            return JSON.readerForMapOf(Object.class).readValue(response.body().isBlank() ? "{}" : response.body());
        } catch (java.io.IOException | InterruptedException error) {
            throw new IllegalStateException(state, error);
        }
    }
}
